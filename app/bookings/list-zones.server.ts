import { formatZone, getIntlName } from "./zone-names.ts";

/** The zones of a part of the world, with their names: Asia, Dubai (GMT+4). */
export type ZoneGroup = { region: string; zones: [zone: string, name: string][] };

const DAY_MS = 86_400_000;
let latest: { day: number; home: string; groups: ZoneGroup[] } | undefined;

/**
 * The zones that Intl knows but the agency's own, with their offsets at an instant (Unix ms). They are found once a day,
 * as that takes 100 ms.
 */
export function listZones(at: number, home: string): ZoneGroup[] {
	const day = Math.floor(at / DAY_MS);
	if (latest?.day !== day || latest.home !== home)
		latest = { day, home, groups: groupZones(at, home) };
	return latest.groups;
}

function groupZones(at: number, home: string): ZoneGroup[] {
	const homeName = getIntlName(home);
	const names = Intl.supportedValuesOf("timeZone")
		.filter((zone) => zone !== homeName)
		.map((zone): [string, string] => [zone, formatZone(zone, at)]);
	const regions = Map.groupBy(names, ([zone]) => zone.split("/", 1)[0] ?? zone);
	return [...regions].map(([region, zones]) => ({
		region,
		zones: zones.sort(([, one], [, other]) => one.localeCompare(other)),
	}));
}
