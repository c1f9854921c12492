import { forZone } from "../region.ts";

type NameStyle = "long" | "longGeneric" | "short" | "shortOffset";

/** Creates the function that names a zone at an instant, for each style. */
const createNamer = (timeZoneName: NameStyle) =>
	forZone((timeZone, { locale }) => {
		const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
		return (at: number): string =>
			format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
	});

const NAMERS = {
	long: createNamer("long"),
	longGeneric: createNamer("longGeneric"),
	short: createNamer("short"),
	shortOffset: createNamer("shortOffset"),
};

/**
 * Returns the name of a zone at an instant (Unix ms): `longGeneric` is without its summer time, such as Eastern Time, and
 * `short` short where it has one, such as IST.
 */
export function nameZone(zone: string, style: NameStyle, at: number): string {
	return NAMERS[style](zone)(at);
}
