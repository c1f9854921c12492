import type { Numbers, Summary } from "#app/desk/store/numbers-store.ts";
import { toCsvLine } from "#app/plain-text.ts";

const COLUMNS = [
	...["by", "name", "visits", "enquiries", "won", "answered", "withinFiveMinutes"],
	...["withinOneHour", "medianMinutes", "ninetiethMinutes"],
	...["callsBooked", "callsHeld", "callsCancelled", "callsNotTaken"],
];

/** A line for all, and for each week, service, city, source and person. */
export async function* formatNumbersCsv(numbers: Numbers, names: ReadonlyMap<string, string>) {
	const { total, weeks, services, cities, sources, people } = numbers;
	const format = (by: string, list: readonly Summary[]) =>
		list.map((summary) => toCsvLine([by, ...toCells(summary, names)]));
	yield toCsvLine(COLUMNS);
	yield* format("all", [total]);
	yield* format("week", weeks);
	yield* format("service", services);
	yield* format("city", cities);
	yield* format("source", sources);
	yield* format("person", people);
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
