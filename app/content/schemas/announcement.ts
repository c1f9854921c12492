import type { z } from "zod";
import { targetSchema } from "./link-target.ts";
import * as t from "./text.ts";

export const announcementSchema = t.group(
	{ title: "Announcement", description: "A line above the header of each page, for some days" },
	{
		text: t.line(140, { title: "Text", description: "What the line says" }),
		link: targetSchema.optional().meta({
			title: "Link",
			description:
				"Where the whole line leads: a page of this site, or an address that begins with https",
		}),
		until: t.daySchema.meta({
			title: "Last day",
			description:
				"The last day on which it is shown; it goes by itself when that day is over at the agency",
		}),
	},
);
export type Announcement = z.infer<typeof announcementSchema>;
