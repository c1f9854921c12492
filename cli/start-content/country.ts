import { formatAddress } from "localized-address-format";
import { formatTown } from "#app/content/describe-agency.ts";
import { DAYS } from "#app/content/schemas/text.ts";

/** An address as content:start asks for it; `country` is an ISO 3166 code. */
export type Town = { country: string; town: string; postalCode?: string; state?: string };

/** A prefix of postal codes that stands twice, as the country's form has it and the code, too. */
const DOUBLE_PREFIX = /\b([A-Z]{1,2}-?)\1/;

/** Returns the days of the week that are no weekend in a country, in the order of its week. */
export function listWorkDays(country: string): (typeof DAYS)[number][] {
	// The types do not have the method yet. Its days are numbers from 1, a Monday.
	const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
		getWeekInfo: () => { weekend: number[] };
	};
	const { weekend } = locale.getWeekInfo();
	const first = weekend.at(-1) ?? 0;
	const week = [...DAYS.slice(first), ...DAYS.slice(0, first)];
	return week.slice(0, DAYS.length - weekend.length);
}

/** Returns whether addresses of a country name a state, province or county beside the town. */
export function hasState(country: string): boolean {
	const lines = listLines({ country, town: "Town", state: "State" });
	return lines.some((line) => line.includes("Town") && line.includes("State"));
}

/** Returns the line below the street as the country writes it; undefined where that is the line that pages have anyway. */
export function formatTownLine(given: Town): string | undefined {
	const { country, town, postalCode, state } = given;
	const line = listLines(given).join(", ");
	const isWhole = [town, postalCode, state].every((part) => !part || line.includes(part));
	const usual = formatTown({
		streetAddress: "",
		addressLocality: town,
		postalCode,
		addressRegion: state,
		addressCountry: country,
		isSample: false,
	});
	return isWhole && line !== usual && !DOUBLE_PREFIX.test(line) ? line : undefined;
}

function listLines({ country, town, postalCode, state }: Town): string[] {
	return formatAddress(
		{ postalCountry: country, locality: town, postalCode, administrativeArea: state },
		"latin",
	);
}
