import { Temporal } from "temporal-polyfill";
import { afterEach, beforeEach, describe, vi } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { setRegion } from "#app/platform/region.ts";
import { REGIONS } from "./regions.ts";

/** The regions, and a zone for the process itself, where it is another day for most of the day. */
const PLACES = [
	{ name: "india", ofProcess: "America/Los_Angeles" },
	{ name: "lisbon", ofProcess: "Pacific/Kiritimati" },
	{ name: "portland", ofProcess: "Asia/Kolkata" },
] as const;

export type Place = {
	name: (typeof PLACES)[number]["name"];
	/** Returns the instant (Unix ms) at which the region's clocks show a time such as 2026-11-23T09:30. */
	at: (clock: string) => number;
	/** Returns the same in ISO 8601. */
	iso: (clock: string) => string;
};

/**
 * Runs the same tests in a region east of Greenwich, one beside it and one west of it; the latter two have summer time. The
 * process is in a fourth place, which must have no effect.
 */
export function describeInRegions(tests: (place: Place) => void): void {
	describe.each(PLACES)("in the region $name", ({ name, ofProcess }) => {
		beforeEach(() => {
			// Content that is loaded sets its own region.
			getContent();
			setRegion(REGIONS[name]);
			vi.stubEnv("TZ", ofProcess);
		});
		afterEach(() => void vi.unstubAllEnvs());
		const at = (clock: string) =>
			Temporal.PlainDateTime.from(clock).toZonedDateTime(REGIONS[name].timeZone).epochMilliseconds;
		tests({ name, at, iso: (clock) => new Date(at(clock)).toISOString() });
	});
}
