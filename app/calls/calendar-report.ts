import * as z from "zod/mini";
import { parseCode, parseCodes, storedTextSchema } from "#app/platform/stored-codes.ts";

const text = z.string();

/** What of an event cannot be read; the last three are found by ours. */
export const EVENT_FAULTS = [
	"dtstart",
	"dtend",
	"duration",
	"rrule",
	"rdate",
	"exdate",
	"replaced",
	"freebusy",
	"unended",
	"endless",
	"impossible",
] as const;

/** What of a calendar could not be read as it was meant, for its owner. */
const calendarProblemSchema = z.discriminatedUnion("code", [
	z.object({ code: z.literal("unknown-zone"), zone: text }),
	/** The name and the day of the event; either may be missing. */
	z.object({
		code: z.literal("event"),
		fault: z.enum(EVENT_FAULTS),
		name: z.nullable(text),
		day: z.nullable(text),
	}),
	z.object({ code: z.literal("more"), count: z.number() }),
	z.object({ code: z.literal("told-later") }),
	storedTextSchema,
]);
export type CalendarProblem = z.infer<typeof calendarProblemSchema>;

/** Why a calendar could not be read, for the staff. */
const calendarErrorSchema = z.discriminatedUnion("code", [
	z.object({ code: z.literal(["gone", "too-large", "no-calendar", "told-later"]) }),
	z.object({ code: z.literal("too-many"), count: z.number() }),
	z.object({
		code: z.literal("not-fetched"),
		fault: z.enum([
			"private",
			"forbidden",
			"redirect",
			"redirects",
			"oversized",
			"slow",
			"broken",
			"status",
			"network",
		]),
		status: z.optional(z.number()),
		error: z.optional(text),
	}),
	storedTextSchema,
]);
export type CalendarError = z.infer<typeof calendarErrorSchema>;

/** Parses the problems of a row, which are JSON. */
export function parseProblems(stored: string): CalendarProblem[] {
	return parseCodes(calendarProblemSchema, stored);
}

/** Parses the error of a row, which is JSON. */
export function parseCalendarError(stored: string | null): CalendarError | null {
	return stored === null ? null : parseCode(calendarErrorSchema, stored);
}
