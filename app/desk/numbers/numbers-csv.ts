import type { Numbers } from "#app/desk/store/numbers-store.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Summary } from "#app/desk/store/summarise-enquiries.ts";
import { nameColleague } from "#app/enquiries/name-colleague.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { toCsvLine } from "#app/platform/plain-text.ts";

export const CSV_COLUMNS = [
	"by",
	"name",
	"visits",
	"enquiries",
	"won",
	"answered",
	"withinTarget",
	"medianMinutes",
	"wonValue",
	"lost",
	"answers",
	"open",
	"overdue",
	"inHand",
] as const;

/** Yields a line for all, and for each entry of the numbers' lists. */
export async function* formatNumbersCsv(numbers: Numbers, names: ReadonlyMap<string, string>) {
	yield toCsvLine(CSV_COLUMNS);
	for (const row of listRows(numbers, names)) yield toCsvLine(row);
}

/** Lists a row of `CSV_COLUMNS` for all, and for each week, service, city, source, person and reason of a loss, and for the website check if anybody came by it. */
export function listRows(numbers: Numbers, names: ReadonlyMap<string, string>): string[][] {
	const lists = {
		all: [numbers.total],
		week: numbers.weeks,
		service: numbers.services,
		city: numbers.cities,
		source: numbers.sources,
		person: numbers.people,
		lostReason: numbers.reasons,
		websiteCheck: numbers.websiteCheck.enquiries > 0 ? [numbers.websiteCheck] : [],
	};
	return Object.entries(lists).flatMap(([by, list]) =>
		list.map((summary) => [by, ...toCells(summary, names)]),
	);
}

/** Creates the map of names, by slug or by the id of a person. */
export function createNames(
	{ people }: Numbers,
	staff: readonly Staff[],
	{ services, cities }: Record<"services" | "cities", readonly { slug: string; name: string }[]>,
): ReadonlyMap<string, string> {
	const answerers = people.map(({ name }) => name).filter(Boolean);
	return new Map([
		...answerers.map((id): [string, string] => [id, runInLanguage("en", () => nameColleague(""))]),
		...[...services, ...cities].map(({ slug, name }): [string, string] => [slug, name]),
		...staff.map(({ id, name }): [string, string] => [id, name]),
	]);
}

function toCells(summary: Summary, names: ReadonlyMap<string, string>): string[] {
	const { name, visits, enquiries, won, answered, withinTarget } = summary;
	const { median, wonValue, lost, answers, open, overdue, inHand } = summary;
	return [
		names.get(name) ?? name,
		...[visits, enquiries, won, answered, withinTarget].map(toCell),
		median?.toFixed(1) ?? "",
		...[wonValue, lost, answers, open, overdue, inHand].map(toCell),
	];
}

function toCell(number: number | null): string {
	return number === null ? "" : String(number);
}
