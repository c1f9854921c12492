import { t } from "#app/messages/en/call-times.ts";
import { DAY } from "#app/platform/durations.ts";
import { forRegion, getAgencyRegion } from "#app/platform/region.ts";
import { formatZone, getIntlName } from "./zone-names.ts";

/** The zones of a part of the world, with their names: Asia, Dubai (GMT+4). */
export type ZoneGroup = { region: string; zones: [zone: string, name: string][] };

/** The zones of most visitors from abroad, from east to west, as Intl names them, by the part of the world of the agency. */
const COMMON = {
	southAsia:
		"Pacific/Auckland Australia/Sydney Asia/Tokyo Asia/Singapore Asia/Hong_Kong Asia/Dhaka Asia/Katmandu Asia/Calcutta Asia/Colombo Asia/Karachi Asia/Dubai Asia/Riyadh Africa/Nairobi Africa/Johannesburg Africa/Lagos Europe/Berlin Europe/London America/Sao_Paulo America/New_York America/Chicago America/Denver America/Los_Angeles",
	Africa:
		"Australia/Sydney Asia/Tokyo Asia/Shanghai Asia/Singapore Asia/Calcutta Asia/Dubai Africa/Nairobi Africa/Cairo Africa/Johannesburg Africa/Lagos Europe/Berlin Europe/Paris Africa/Casablanca Europe/London Africa/Abidjan America/Sao_Paulo America/New_York America/Chicago America/Los_Angeles",
	America:
		"Australia/Sydney Asia/Tokyo Asia/Singapore Asia/Calcutta Asia/Dubai Europe/Berlin Europe/London America/Sao_Paulo America/Buenos_Aires America/Halifax America/Santiago America/New_York America/Toronto America/Bogota America/Chicago America/Mexico_City America/Denver America/Phoenix America/Los_Angeles America/Vancouver America/Anchorage Pacific/Honolulu",
	Asia: "Pacific/Auckland Australia/Sydney Asia/Tokyo Asia/Seoul Asia/Shanghai Asia/Hong_Kong Asia/Singapore Asia/Manila Asia/Jakarta Asia/Bangkok Asia/Calcutta Asia/Karachi Asia/Dubai Asia/Riyadh Europe/Istanbul Africa/Johannesburg Europe/Berlin Europe/London America/Sao_Paulo America/New_York America/Chicago America/Los_Angeles",
	Europe:
		"Australia/Sydney Asia/Tokyo Asia/Shanghai Asia/Singapore Asia/Calcutta Asia/Dubai Europe/Istanbul Europe/Athens Europe/Helsinki Europe/Berlin Europe/Paris Europe/Madrid Europe/Zurich Europe/Vienna Europe/London Europe/Dublin Europe/Lisbon America/Sao_Paulo America/New_York America/Chicago America/Denver America/Los_Angeles",
	Pacific:
		"Pacific/Auckland Pacific/Fiji Australia/Sydney Australia/Brisbane Australia/Adelaide Australia/Darwin Asia/Tokyo Australia/Perth Asia/Shanghai Asia/Hong_Kong Asia/Singapore Asia/Jakarta Asia/Calcutta Asia/Dubai Africa/Johannesburg Europe/Berlin Europe/London America/New_York America/Chicago America/Los_Angeles Pacific/Honolulu",
};
const SOUTH_ASIA = ["BD", "BT", "IN", "LK", "MV", "NP", "PK"];

/** The names of the zones on one day, as each takes a formatter of its own, and all of them 100 ms. */
const NAMES = forRegion(() => ({ day: 0, names: new Map<string, string>() }));

/** Lists the zones that are offered at first, except the agency's own, with their offsets at an instant (Unix ms). */
export function listCommonZones(at: number, home: string): ZoneGroup[] {
	const homeName = getIntlName(home);
	const others = COMMON[findPart(home)].split(" ").filter((zone) => zone !== homeName);
	return [{ region: t("zonesCommon"), zones: others.map((zone) => [zone, findName(zone, at)]) }];
}

/** Returns the part of the world whose visitors the agency has: South Asia by its country, the others by its time zone. */
function findPart(home: string): keyof typeof COMMON {
	if (SOUTH_ASIA.includes(getAgencyRegion().country)) return "southAsia";
	const [part = ""] = home.split("/", 1);
	if (part === "Australia") return "Pacific";
	return part === "Africa" || part === "America" || part === "Asia" || part === "Pacific"
		? part
		: "Europe";
}

/** Lists the zones that Intl knows except the agency's own, with their offsets at an instant (Unix ms). */
export function listZones(at: number, home: string): ZoneGroup[] {
	const homeName = getIntlName(home);
	const names = Intl.supportedValuesOf("timeZone")
		.filter((zone) => zone !== homeName)
		.map((zone): [string, string] => [zone, findName(zone, at)]);
	const regions = Map.groupBy(names, ([zone]) => zone.split("/", 1)[0] ?? zone);
	return [...regions].map(([part, zones]) => ({
		region: t("zonesOf", { part }),
		zones: zones.sort(([, one], [, other]) => one.localeCompare(other)),
	}));
}

function findName(zone: string, at: number): string {
	const known = NAMES();
	const day = Math.floor(at / DAY);
	if (known.day !== day) {
		known.day = day;
		known.names.clear();
	}
	const name = known.names.get(zone) ?? formatZone(zone, at);
	known.names.set(zone, name);
	return name;
}
