import { DAY } from "#app/platform/durations.ts";
import { formatZone, getIntlName } from "./zone-names.ts";

/** The zones of a part of the world, with their names: Asia, Dubai (GMT+4). */
export type ZoneGroup = { region: string; zones: [zone: string, name: string][] };

/** The zones of most visitors from abroad, from east to west, as Intl names them. */
const COMMON = [
	"Pacific/Auckland",
	"Australia/Sydney",
	"Asia/Tokyo",
	"Asia/Singapore",
	"Asia/Hong_Kong",
	"Asia/Dhaka",
	"Asia/Katmandu",
	"Asia/Calcutta",
	"Asia/Colombo",
	"Asia/Karachi",
	"Asia/Dubai",
	"Asia/Riyadh",
	"Africa/Nairobi",
	"Africa/Johannesburg",
	"Africa/Lagos",
	"Europe/Berlin",
	"Europe/London",
	"America/Sao_Paulo",
	"America/New_York",
	"America/Chicago",
	"America/Denver",
	"America/Los_Angeles",
];

/** The names of the zones on one day, as each takes a formatter of its own, and all of them 100 ms. */
let known = { day: 0, names: new Map<string, string>() };

/** Lists the zones that are offered at first, except the agency's own, with their offsets at an instant (Unix ms). */
export function listCommonZones(at: number, home: string): ZoneGroup[] {
	const homeName = getIntlName(home);
	const others = COMMON.filter((zone) => zone !== homeName);
	return [{ region: "Common", zones: others.map((zone) => [zone, findName(zone, at)]) }];
}

/** Lists the zones that Intl knows except the agency's own, with their offsets at an instant (Unix ms). */
export function listZones(at: number, home: string): ZoneGroup[] {
	const homeName = getIntlName(home);
	const names = Intl.supportedValuesOf("timeZone")
		.filter((zone) => zone !== homeName)
		.map((zone): [string, string] => [zone, findName(zone, at)]);
	const regions = Map.groupBy(names, ([zone]) => zone.split("/", 1)[0] ?? zone);
	return [...regions].map(([region, zones]) => ({
		region,
		zones: zones.sort(([, one], [, other]) => one.localeCompare(other)),
	}));
}

function findName(zone: string, at: number): string {
	const day = Math.floor(at / DAY);
	if (known.day !== day) known = { day, names: new Map() };
	const name = known.names.get(zone) ?? formatZone(zone, at);
	known.names.set(zone, name);
	return name;
}
