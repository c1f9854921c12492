import { z } from "zod";
import * as t from "./text.ts";

export const openingHoursSchema = z
	.array(
		t.group("Hours", {
			days: t.list(
				{ title: "Days", description: "Days of the week on which these hours hold" },
				1,
				7,
				z.enum(t.DAYS).meta({ title: "Day" }),
			),
			opens: t.timeSchema.meta({ title: "Opens", description: "Such as 09:00" }),
			closes: t.timeSchema.meta({ title: "Closes", description: "Such as 17:00" }),
		}),
	)
	.min(1);
export type OpeningHours = z.infer<typeof openingHoursSchema>;
