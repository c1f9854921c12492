import type { z } from "zod";
import { targetSchema } from "./link-target.ts";
import * as t from "./text.ts";

export const announcementSchema = t.group("A line above the header of each page, for some days", {
	text: t.line(140, "What it says"),
	link: targetSchema
		.optional()
		.describe("Where the whole line leads: a path of this site, or an https address"),
	until: t.daySchema.describe(
		"The last day on which it is shown, YYYY-MM-DD; it goes by itself when that day is over at the agency",
	),
});
export type Announcement = z.infer<typeof announcementSchema>;
