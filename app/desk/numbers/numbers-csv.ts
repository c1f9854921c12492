import type { Numbers, Summary } from "#app/desk/store/numbers-store.ts";
import { toCsvLine } from "#app/platform/plain-text.ts";
import { SPEED_COLUMNS, toSpeedCells } from "#app/visits/format-speed.ts";
import type { SpeedLine } from "#app/visits/summarise-speed.ts";

const COLUMNS = [
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
];

/** A line for all, and for each week, service, city, source, person, and metric of the speed. */
export async function* formatNumbersCsv(numbers: Numbers, names: ReadonlyMap<string, string>) {
	const { total, weeks, services, cities, sources, people, speed } = numbers;
	const format = (by: string, list: readonly Summary[]) =>
		list.map((summary) =>
			toCsvLine([by, ...toCells(summary, names), ...SPEED_COLUMNS.map(() => "")]),
		);
	yield toCsvLine([...COLUMNS, ...SPEED_COLUMNS]);
	yield* format("all", [total]);
	yield* format("week", weeks);
	yield* format("service", services);
	yield* format("city", cities);
	yield* format("source", sources);
	yield* format("person", people);
	yield* speed.flatMap(formatSpeedLines);
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
