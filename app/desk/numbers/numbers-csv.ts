import { FORMER_COLLEAGUE } from "#app/desk/store/change-staff.ts";
import type { Numbers, Summary } from "#app/desk/store/numbers-store.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { toCsvLine } from "#app/platform/plain-text.ts";
import { SPEED_COLUMNS, toSpeedCells } from "#app/visits/format-speed.ts";
import type { SpeedLine } from "#app/visits/summarise-speed.ts";

export const COLUMNS = [
	"by",
	"name",
	"visits",
	"enquiries",
	"won",
	"answered",
	"withinFiveMinutes",
	"withinOneHour",
	"medianMinutes",
	"ninetiethMinutes",
	"callsBooked",
	"callsHeld",
	"callsCancelled",
	"callsNotTaken",
] as const;

/** Yields a line for all, and for each week, service, city, source, person, and metric of the speed. */
export async function* formatNumbersCsv(numbers: Numbers, names: ReadonlyMap<string, string>) {
	const noSpeed = SPEED_COLUMNS.map(() => "");
	yield toCsvLine([...COLUMNS, ...SPEED_COLUMNS]);
	for (const row of listRows(numbers, names)) yield toCsvLine([...row, ...noSpeed]);
	yield* numbers.speed.flatMap(formatSpeedLines);
}

/** Lists a row of `COLUMNS` for all, and for each week, service, city, source and person. */
export function listRows(numbers: Numbers, names: ReadonlyMap<string, string>): string[][] {
	const { total, weeks, services, cities, sources, people } = numbers;
	const lists = { all: [total], week: weeks, service: services, city: cities, source: sources };
	return Object.entries({ ...lists, person: people }).flatMap(([by, list]) =>
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
		...answerers.map((id): [string, string] => [id, FORMER_COLLEAGUE]),
		...[...services, ...cities].map(({ slug, name }): [string, string] => [slug, name]),
		...staff.map(({ id, name }): [string, string] => [id, name]),
	]);
}

function formatSpeedLines(line: SpeedLine): string[] {
	const empty = COLUMNS.slice(2).map(() => "");
	return toSpeedCells(line).map(([template, cells]) =>
		toCsvLine(["speed", template, ...empty, ...cells]),
	);
}

function toCells(summary: Summary, names: ReadonlyMap<string, string>): string[] {
	const { name, visits, enquiries, won, answered, withinFiveMinutes, withinOneHour } = summary;
	const { median, ninetieth, calls } = summary;
	return [
		names.get(name) ?? name,
		...[visits, enquiries, won, answered, withinFiveMinutes, withinOneHour].map(toCell),
		...[median, ninetieth].map((minutes) => minutes?.toFixed(1) ?? ""),
		...[calls.booked, calls.held, calls.cancelled, calls.noShow].map(String),
	];
}

function toCell(number: number | null): string {
	return number === null ? "" : String(number);
}
