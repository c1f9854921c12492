import { t } from "#app/messages/en/call-times.ts";
import { parseZone } from "#app/platform/time-zones/format-call.ts";
import { nameZone } from "#app/platform/time-zones/name-zone.ts";

/** The name of the button that requests the form in another zone. */
export const SHOW_ZONE = "showZone";

/** The value of the choice that lists all zones. */
export const OTHER_ZONE = "other";

/** The present names of cities that Intl has under a former name in most browsers. */
const NEW_NAMES: Record<string, string> = {
	Calcutta: "Kolkata",
	Katmandu: "Kathmandu",
	Kiev: "Kyiv",
	Rangoon: "Yangon",
	Saigon: "Ho Chi Minh City",
	Godthab: "Nuuk",
	Faeroe: "Faroe",
};

/** Returns the browser's zone, under the agency's name for it where both are one. Returns null where it is unknown. */
export function getVisitorZone(home: string): string | null {
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const own = parseZone(timeZone ?? "");
	return own && isSameZone(own, home) ? home : own;
}

/** Returns whether two names are of one zone, such as Europe/Kiev and Europe/Kyiv. */
export function isSameZone(one: string, other: string): boolean {
	return getIntlName(one) === getIntlName(other);
}

/** Returns the one name that Intl itself has for a zone: Europe/Kiev. */
export function getIntlName(timeZone: string): string {
	return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
}

/** Names a zone by its city, for a list: Salta, Argentina (GMT-3). */
export function formatZone(zone: string, at: number): string {
	const [, ...places] = zone.split("/");
	const names = (places.length ? places : [zone]).map((place) => {
		return NEW_NAMES[place] ?? place.replaceAll("_", " ");
	});
	return `${names.reverse().join(", ")} (${nameZone(zone, "shortOffset", at)})`;
}

export function formatOwnZone(zone: string, at: number): string {
	return t("zoneOwn", { zone: formatZone(zone, at) });
}
