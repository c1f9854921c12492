import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import type { Span } from "#app/database/booking.ts";
import { HOUR } from "#app/platform/durations.ts";
import { findZone } from "./find-zone.ts";
import type { Definition } from "./zone-definitions.ts";

/** A time in ms that is longer than any local time differs from UTC. */
export const SLACK_MS = 48 * HOUR;
/** The greatest differences of clocks from UTC, ahead and behind. */
export const MOST_AHEAD_MS = 14 * HOUR;
const MOST_BEHIND_MS = 12 * HOUR;

/** The conversion of a calendar's times to instants; with an unknown zone, from the earliest to the latest one. */
export type Zones = ReturnType<typeof createZones>;

/**
 * Finds the zones that times of a calendar name by TZID: one that it defines, else the IANA's, else Windows's. Times
 * without any are in `defaultZone` (IANA).
 */
export function createZones(defaultZone: string, defined: ReadonlyMap<string, Definition>) {
	const unknown = new Set<string>();
	const found = new Map<string, string | null>();

	function findNamed(tzid: string): string | null {
		if (!found.has(tzid)) found.set(tzid, findZone(tzid));
		return found.get(tzid) ?? null;
	}

	/** Returns the earliest and the latest instant (Unix ms) that a time may be; the same one where its zone is known. */
	function toInstants(time: ICAL.Time, tzid: string | null): Span {
		const at = (instant: number) => ({ start: instant, end: instant });
		if (time.zone === ICAL.Timezone.utcTimezone) return at(toUtc(time));
		if (time.isDate || !tzid) return at(toInstant(time, defaultZone));
		const definition = defined.get(tzid);
		if (definition && toUtc(time) >= toUtc(definition.start))
			return at(toUtc(time) - definition.zone.utcOffset(time) * 1_000);
		const named = findNamed(tzid);
		if (named) return at(toInstant(time, named));
		unknown.add(tzid);
		return { start: toUtc(time) - MOST_AHEAD_MS, end: toUtc(time) + MOST_BEHIND_MS };
	}

	return { toInstants, unknown };
}

/** Returns the instant as if the time were in UTC, in Unix ms. */
export function toUtc({ year, month, day, hour, minute, second }: ICAL.Time): number {
	return Date.UTC(year, month - 1, day, hour, minute, second);
}

function toInstant(time: ICAL.Time, zone: string): number {
	const { year, month, day, hour, minute, second } = time;
	return new Temporal.PlainDateTime(year, month, day, hour, minute, second).toZonedDateTime(zone)
		.epochMilliseconds;
}
