import { listCommonZones, listZones } from "#app/calls/list-zones.ts";
import { OTHER_ZONE } from "#app/calls/zone-names.ts";
import { getNow } from "#app/platform/clock.ts";
import { parseZone } from "#app/platform/time-zones/format-call.ts";
import type { ZoneOffer } from "./use-shown-zone.ts";

/**
 * Loads the choice of a zone for times (Unix ms, ascending). The query may have one: `?zone=Asia/Dubai`, or `other` for
 * the list of all.
 */
export function loadZoneOffer(
	query: URLSearchParams,
	zone: string,
	[at = getNow()]: readonly number[],
): ZoneOffer {
	const typed = query.get("zone") ?? "";
	const chosenZone = parseZone(typed);
	const isOther = typed === OTHER_ZONE;
	const unknownZone = chosenZone || isOther ? null : typed.slice(0, ZONE_SHOWN_MAX) || null;
	const zones = isOther || unknownZone ? listZones(at, zone) : listCommonZones(at, zone);
	return { zone, at, chosenZone, unknownZone, zones };
}

/** The longest shown text of an unknown zone. */
const ZONE_SHOWN_MAX = 64;
