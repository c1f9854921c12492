import * as z from "zod/mini";
import { parseLocalTime } from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { TypedChange } from "./call-form.tsx";
import { OTHER } from "./new-time-fields.tsx";

const YEAR_MS = 366 * DAY;

/** Parses the new time of a call from the list or the field beside it. The value is in Unix ms. */
export function parseNewTime(
	{ time, other }: Pick<TypedChange, "time" | "other">,
	now: number,
): Result<number> {
	const isOther = time === OTHER || time === "";
	if (!isOther && other)
		return reject("Two times are chosen: choose a free time, or empty the field.");
	const start = isOther ? parseLocalTime(other) : parseInstant(time);
	if (start === null) return reject("Choose one of the free times, or enter a date and a time.");
	if (start <= now) return reject("This time is past: choose one ahead.");
	return start - now < YEAR_MS
		? accept(start)
		: reject("This is too far ahead: choose a time within a year.");
}

function parseInstant(text: string): number | null {
	const { data } = z.iso.datetime().safeParse(text);
	return data === undefined ? null : Date.parse(data);
}
