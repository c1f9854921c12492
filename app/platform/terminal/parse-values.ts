import { InvalidArgumentError } from "commander";
import { getNow } from "#app/platform/clock.ts";
import { toDayStart } from "#app/platform/dates.server.ts";
import { type Day, daySchema } from "#app/platform/day.ts";
import { DAY, HOUR } from "#app/platform/durations.ts";

export function parseDay(text: string): Day {
	const { data } = daySchema.safeParse(text);
	if (data) return data;
	throw new InvalidArgumentError("Expected a day such as 2026-11-21.");
}

/** Parses `400d` to 400. */
export function parseDays(text: string): number {
	const days = Number(/^([1-9]\d{0,4})d$/.exec(text)?.[1]);
	if (days) return days;
	throw new InvalidArgumentError("Expected whole days such as 400d.");
}

export function parseInteger(min: number, max: number): (text: string) => number {
	return (text) => {
		const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
		if (number >= min && number <= max) return number;
		throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
	};
}

const UNITS: Record<string, number> = { h: HOUR, d: DAY, w: 7 * DAY };

/** Parses the start of `2026-11-21` at the agency, or `24h`, `7d`, `3w` ago, to ISO 8601 in UTC. */
export function parseSince(text: string): string {
	const [, count = "", unit = ""] = /^([1-9]\d{0,4})([hdw])$/.exec(text) ?? [];
	if (count) return new Date(getNow() - Number(count) * (UNITS[unit] ?? 0)).toISOString();
	const { data } = daySchema.safeParse(text);
	if (data) return toDayStart(data);
	throw new InvalidArgumentError("Expected a day such as 2026-11-21, or 24h, 7d, 3w.");
}
