import { getRegion } from "../region.ts";

type NameStyle = "long" | "longGeneric" | "short" | "shortOffset";

/**
 * Returns the name of a zone at an instant (Unix ms): `longGeneric` is without its summer time, such as Eastern Time, and
 * `short` short where it has one, such as IST.
 */
export function nameZone(zone: string, style: NameStyle, at: number): string {
	return createZoneNamer(zone, style)(at);
}

export function createZoneNamer(zone: string, style: NameStyle): (at: number) => string {
	const { locale } = getRegion();
	const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style });
	return (at) =>
		format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
