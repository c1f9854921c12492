import * as z from "zod/mini";
import { toDay, toMidnight } from "#app/platform/day.ts";

const localTimeSchema = z.iso.datetime({ local: true, precision: -1 });

/** What a field for date and time has (2026-11-23T10:00), in India's time; null for anything else. Unix ms. */
export function parseLocalTime(text: string): number | null {
	const time = localTimeSchema.safeParse(text).success ? Date.parse(`${text}+05:30`) : Number.NaN;
	return Number.isNaN(time) ? null : time;
}

/** An instant (Unix ms) as such a field has it. */
export function formatLocalTime(time: number): string {
	const sinceMidnight = new Date(time - toMidnight(time)).toISOString();
	return toDay(time) + sinceMidnight.slice("1970-01-01".length, "1970-01-01T10:00".length);
}
