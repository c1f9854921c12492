import type { Span } from "#app/database/booking.ts";
import { isAllDay, toDay, toHour } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import type { CallDay } from "./call-week.ts";

/** The hours of a day that are shown: from the beginning of the first to that of the last, by the agency's clocks. */
export type Hours = { first: number; last: number };

const OFFICE_HOURS: Hours = { first: 9, last: 18 };
/** The number of rows of an hour: five minutes have one. */
const ROWS = 12;
/** The least number of rows of an entry: a line of text. */
const MIN_ROWS = 3;

/** Finds the hours that hold all windows and entries of a week, except what lasts all day. */
export function findHours(days: readonly CallDay[]): Hours {
	const spans = days.flatMap(({ day, windows, entries, free }) => [
		...windows.map(({ from, to }) => [toHours(from), toHours(to)] as const),
		...[...entries, ...free]
			.filter(({ start, end }) => !isAllDay(start, end))
			.map(({ start, end }) => [toHour(start, day), toHour(end, day)] as const),
	]);
	return {
		first: Math.max(0, Math.floor(Math.min(OFFICE_HOURS.first, ...spans.map(([from]) => from)))),
		last: Math.min(24, Math.ceil(Math.max(OFFICE_HOURS.last, ...spans.map(([, to]) => to)))),
	};
}

/** Returns the class by which an entry has its rows of a day's column; times are Unix ms. */
export function toEntryRows(
	{ start, end }: { start: number; end: number },
	day: Day,
	hours: Hours,
): string {
	const from = toRow(toHour(start, day), hours);
	return toClass(from, Math.max(toRow(toHour(end, day), hours), from + MIN_ROWS));
}

/** Returns the class of a window, whose times are of the clock. */
export function toWindowRows({ from, to }: CallDay["windows"][number], hours: Hours): string {
	return toClass(toRow(toHours(from), hours), toRow(toHours(to), hours));
}

/** Returns the class of an instant (Unix ms); null where it is not of this day, or outside of the hours. */
export function toNowRow(now: number, day: Day, hours: Hours): string | null {
	const hour = toHour(now, day);
	if (toDay(now) !== day || hour < hours.first || hour >= hours.last) return null;
	const row = toRow(hour, hours);
	return toClass(row, row + 1);
}

/** Builds the style sheet with the classes of a week, as the policy of the desk allows no inline styles. */
export function buildWeekStyle(days: readonly CallDay[], now: number): string {
	const hours = findHours(days);
	const classes = days.flatMap(({ day, windows, entries, free }) => [
		...windows.map((window) => toWindowRows(window, hours)),
		...[...entries, ...free].map((entry) => toEntryRows(entry, day, hours)),
		...[toNowRow(now, day, hours)].filter((row) => row !== null),
	]);
	const rules = [...new Set(classes)].map((name) => {
		const [, from, to] = name.split("-");
		return `.${name} { grid-row: ${from} / ${to} }`;
	});
	const count = (hours.last - hours.first) * ROWS;
	const column = `.desk-column { grid-template-rows: repeat(${count}, calc(7.5rem / ${ROWS})) }`;
	const lanes = [...new Set(days.map(countLanes))].map(
		(each) => `.lanes-${each} { grid-template-columns: repeat(${each}, minmax(0, 1fr)) }`,
	);
	return `@media (width >= 64rem) { ${[column, ...lanes, ...rules].join(" ")} }`;
}

/** Returns the greatest number of entries and free times of a day that are at once, at least one. */
export function countLanes(day: Pick<CallDay, "entries" | "free">): number {
	const all: readonly Span[] = [...day.entries, ...day.free];
	return Math.max(
		1,
		...all.map(({ start }) => all.filter((each) => each.start <= start && each.end > start).length),
	);
}

/** Returns whether nothing else of a day is at the same time, so that it has the width of the column. */
export function isAlone(span: Span, { entries, free }: Pick<CallDay, "entries" | "free">): boolean {
	return [...entries, ...free].every(
		(each) => each === span || each.end <= span.start || each.start >= span.end,
	);
}

function toRow(hour: number, { first, last }: Hours): number {
	const shown = Math.min(Math.max(hour, first), last);
	return Math.round((shown - first) * ROWS) + 1;
}

function toClass(from: number, to: number): string {
	return `rows-${from}-${to}`;
}

function toHours(clock: string): number {
	const [hour = 0, minute = 0] = clock.split(":").map(Number);
	return hour + minute / 60;
}
