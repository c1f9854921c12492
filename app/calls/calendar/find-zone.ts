import { Temporal } from "temporal-polyfill";
import { IANA_ALIAS_MAP, WINDOWS_TO_IANA_MAP } from "windows-iana";
import { parseZone } from "#app/platform/time-zones/format-call.ts";

/** The IANA zones by the names that Windows has for them, in lower case: `eastern standard time`. */
const WINDOWS_ZONES = new Map<string, string>();
for (const { windowsName, territory, iana } of WINDOWS_TO_IANA_MAP)
	if (territory === "001") WINDOWS_ZONES.set(windowsName.toLowerCase(), iana[0]);
/** The IANA zones by their places, in lower case: `new york`. */
const PLACE_ZONES = new Map<string, string>();
for (const zone of IANA_ALIAS_MAP.flatMap(({ alias }) => [...alias])) {
	const place = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
	PLACE_ZONES.set(place.toLowerCase(), zone);
}

/** The greatest length of a name that is looked up. */
const MAX_NAME_LENGTH = 200;
/** The beginning of a name that Windows shows: `(UTC-05:00) Eastern Time (US & Canada)`. */
const OFFSET =
	/^\((?:UTC|GMT)\s*(?:(?<sign>[+\-\u2212])(?<hours>\d\d?)[:.]?(?<minutes>\d\d))?\)\s*/i;
/** The number that Exchange adds to a zone whose name it knows already: `Eastern Standard Time 1`. */
const COPY = /(?<=[a-z)])\s+\(?\d{1,2}\)?$/;
/** The end of a name, which for Windows is Standard Time: `Eastern Time (US & Canada)`, `Eastern Daylight Time`. */
const TIME = /(?:\s+(?:standard|daylight|summer))?\s+time(?:\s+\(.*\))?$/;
/** Instants in whose seasons a zone has its standard time and its summer time. */
const SEASONS = ["2026-01-01T00:00Z", "2026-07-01T00:00Z"].map((text) =>
	Temporal.Instant.from(text),
);

/**
 * Returns the name of a zone (TZID) as events and definitions share it: without quotes, and without the backslashes that a
 * text has before commas.
 */
export function toZoneName(tzid: string): string {
	return tzid
		.trim()
		.replace(/^"(.*)"$/, "$1")
		.replaceAll(/\\(?=[,;])/g, "");
}

/** Returns the IANA name of a zone that a calendar names and does not define; null for an unknown one. */
export function findZone(tzid: string): string | null {
	if (tzid.length > MAX_NAME_LENGTH) return null;
	// Such names are /mozilla.org/20070129_1/Europe/Berlin and tzone://Microsoft/Utc.
	const parts = tzid.trim().split("/").filter(Boolean);
	const endings = parts.map((_, index) => parts.slice(index).join("/"));
	for (const name of endings.flatMap((ending) => [ending, ending.replace(COPY, "")])) {
		const zone = findIanaZone(name) ?? findWindowsZone(name) ?? findShownZone(name);
		if (zone) return zone;
	}
	return null;
}

function findIanaZone(name: string): string | null {
	const zone = parseZone(name.replaceAll(" ", "_"));
	return zone && hasClock(zone) ? zone : null;
}

function findWindowsZone(name: string): string | null {
	const written = name.toLowerCase();
	return (
		WINDOWS_ZONES.get(written) ?? WINDOWS_ZONES.get(written.replace(TIME, " standard time")) ?? null
	);
}

/** Finds a zone by the name that Windows shows of it: its offset with its time, or with places that have it. */
function findShownZone(name: string): string | null {
	const [start, sign, hours = "0", minutes = "0"] = OFFSET.exec(name) ?? [];
	if (start === undefined) return null;
	const offset = (sign && sign !== "+" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
	const rest = name.slice(start.length).toLowerCase();
	const places = rest.split(/\s*,\s*/);
	const zones = [
		findWindowsZone(rest),
		WINDOWS_ZONES.get(`${rest} standard time`),
		...places.map((place) => PLACE_ZONES.get(place)),
		rest === "coordinated universal time" ? "UTC" : null,
	];
	return zones.find((zone) => zone && hasOffset(zone, offset)) ?? null;
}

function hasOffset(zone: string, minutes: number): boolean {
	const listed = SEASONS.map((season) => season.toZonedDateTimeISO(zone).offsetNanoseconds / 6e10);
	return listed.includes(minutes);
}

/** Returns whether a zone has one clock: Intl accepts IST and BST as zones, which stand for several. */
function hasClock(zone: string): boolean {
	try {
		new Temporal.Instant(0n).toZonedDateTimeISO(zone);
		return true;
	} catch {
		return false;
	}
}
