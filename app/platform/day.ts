import * as z from "zod/mini";

/** The schema of a day of the calendar, such as 2026-11-23, which is the same in every time zone. */
export const daySchema = z.iso.date().brand<"Day">();

/** A day of the calendar. A string becomes one by `daySchema`, an instant by `toDay`. */
export type Day = z.infer<typeof daySchema>;

/** An instant in ISO 8601, with its time and `Z`. A day is none: it begins when the agency's clocks say so (`toDayStart`). */
export type Instant = string & { [Brand in keyof z.core.$brand]?: never };
