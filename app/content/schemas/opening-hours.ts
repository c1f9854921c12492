import { z } from "zod";
import * as t from "./text.ts";

export const openingHoursSchema = z
	.array(
		z.strictObject({
			days: t.list("Days of the week, in English", 1, 7, z.enum(t.DAYS)),
			opens: t.timeSchema.describe("When it opens, as 09:00"),
			closes: t.timeSchema.describe("When it closes, as 17:00"),
		}),
	)
	.min(1);
export type OpeningHours = z.infer<typeof openingHoursSchema>;
