import { type Day, daySchema } from "#app/platform/day.ts";

/** Parses a day such as 2026-11-23. */
export function asDay(text: string): Day {
	return daySchema.parse(text);
}
