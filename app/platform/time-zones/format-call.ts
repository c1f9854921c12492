import { getRegion } from "../region.ts";
import { nameZone } from "./name-zone.ts";

const ZONE_LENGTH_MAX = 64;

/** A day's free times, in a visitor's zone. */
export type DayOfTimes = {
	/** Thursday, 3 December */
	day: string;
	/** `start` in Unix ms; the label is 3:00 PM. */
	times: { start: number; label: string }[];
};

/**
 * Groups times (Unix ms, ascending, of less than a year) by the days of a zone. Where the end of summer time brings a
 * time of day twice, both labels name the zone.
 */
export function groupByDay(times: readonly number[], zone: string): DayOfTimes[] {
	const format = createFormat(zone);
	const days = new Map<string, DayOfTimes["times"]>();
	for (const start of times) {
		const { day, time: label } = format(start);
		days.set(day, [...(days.get(day) ?? []), { start, label }]);
	}
	return [...days].map(([day, group]) => ({
		day,
		times: group.map(({ start, label }) => {
			const isTwice = group.some((other) => other.start !== start && other.label === label);
			return { start, label: isTwice ? `${label} (${nameZone(zone, "long", start)})` : label };
		}),
	}));
}

/** Formats a start (Unix ms): Thursday, 3 December 2026, 15:00 (Greenwich Mean Time). */
export function formatCall(start: number, zone: string): string {
	const { day, time } = createFormat(zone, { year: "numeric" })(start);
	return `${day}, ${time} (${nameZone(zone, "long", start)})`;
}

/** Returns the IANA name of a time zone, such as Europe/Lisbon, or null for anything else. */
export function parseZone(text: string): string | null {
	// Intl knows offsets as +05:30 too, which tell nothing of summer time.
	if (text.length > ZONE_LENGTH_MAX || !/^[A-Z]/i.test(text)) return null;
	try {
		new Intl.DateTimeFormat("en", { timeZone: text });
		return text;
	} catch {
		return null;
	}
}

/**
 * Creates a format of instants in a zone. The parts are joined and written alike here, as the versions of browsers and Node
 * differ in commas, spaces and capitals.
 */
function createFormat(zone: string, year: Pick<Intl.DateTimeFormatOptions, "year"> = {}) {
	const create = (options: Intl.DateTimeFormatOptions) => {
		const format = new Intl.DateTimeFormat(getRegion().locale, { ...options, timeZone: zone });
		return (at: number) => format.format(at).replaceAll(/\s/g, " ");
	};
	const formatWeekday = create({ weekday: "long" });
	const formatDate = create({ day: "numeric", month: "long", ...year });
	const formatTime = create({ hour: "numeric", minute: "2-digit" });
	return (start: number) => ({
		day: `${formatWeekday(start)}, ${formatDate(start)}`,
		time: formatTime(start).replace(/[ap]m$/, (period) => period.toUpperCase()),
	});
}
