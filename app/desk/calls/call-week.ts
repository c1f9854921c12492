import type { BookingRules } from "#app/content/schemas/booking.ts";
import { DAYS } from "#app/content/schemas/text.ts";
import type { Span } from "#app/database/booking.ts";
import type { BookingOfEnquiry } from "#app/enquiries/store/booking-store.ts";
import {
	addDays,
	countDays,
	listDays,
	toDay,
	toDayStart,
	toMonday,
	toNextMidnight,
} from "#app/platform/dates.server.ts";
import { type Day, daySchema } from "#app/platform/day.ts";

/** A time when nobody can be called. */
export type BusyTime = Span & {
	/** The id; null for a time from another calendar. */
	id: string | null;
	/** The name of the person or the calendar that it comes from. */
	by: string;
	note: string;
};

/** A call with the name of who holds it. */
export type WeekCall = BookingOfEnquiry & { hostName: string };

/** A time at which a call can be booked, with the names of those who are free. */
export type FreeTime = Span & { hosts: readonly string[] };

export type CallDay = {
	/** The day at the agency. */
	day: Day;
	isHoliday: boolean;
	/** The different hours in which somebody holds calls. */
	windows: BookingRules["windows"];
	/** The times that visitors can choose from, ascending. */
	free: FreeTime[];
	/** The entries by their start; a busy time that lasts for days is in each of them. */
	entries: (
		| ({ kind: "call" } & Span & { call: WeekCall })
		| ({ kind: "busy" } & Span & { busy: BusyTime })
	)[];
};

/** The greatest distance of a week that is shown, in days. */
const MAX_AWAY = 2 * 366;

/**
 * Parses a day and returns the Monday of its week; of this week where the text is no day, or too far away.
 */
export function parseWeek(text: string | null, now: number): Day {
	const today = toDay(now);
	const { data: day = today } = daySchema.safeParse(text);
	return toMonday(Math.abs(countDays(today, day)) <= MAX_AWAY ? day : today);
}

/** Returns the span from the Monday to the next, at the agency. */
export function toWeekSpan(monday: Day): Span {
	const toStart = (day: Day) => Date.parse(toDayStart(day));
	return { start: toStart(monday), end: toStart(addDays(monday, 7)) };
}

type Week = {
	calls: readonly WeekCall[];
	busy: readonly BusyTime[];
	/** The times that visitors can choose from. */
	free: readonly FreeTime[];
};

/** Lists the days of a week from Monday on, with the entries of each. */
export function listCallDays(
	monday: Day,
	rules: Pick<BookingRules, "windows" | "holidays">,
	{ calls, busy, free }: Week,
): CallDay[] {
	return listDays(monday, addDays(monday, 6)).map((day, index) => {
		const start = Date.parse(toDayStart(day));
		const end = toNextMidnight(start);
		const isHoliday = rules.holidays.includes(day);
		const entries: CallDay["entries"] = [
			...calls.map((call) => ({
				kind: "call" as const,
				call,
				start: call.startsAt,
				end: call.endsAt,
			})),
			...busy.map((each) => ({
				kind: "busy" as const,
				busy: each,
				start: Math.max(each.start, start),
				end: Math.min(each.end, end),
			})),
		];
		return {
			day,
			isHoliday,
			windows: isHoliday ? [] : listWindows(rules.windows, DAYS[index]),
			free: free.filter((time) => time.start >= start && time.start < end),
			entries: entries
				.filter((entry) => entry.start < end && entry.end > start)
				.toSorted((one, other) => one.start - other.start || one.end - other.end),
		};
	});
}

/** Lists the windows of a day of the week, each once. */
function listWindows(
	windows: BookingRules["windows"],
	day: (typeof DAYS)[number] | undefined,
): BookingRules["windows"] {
	const ofDay = windows.filter(({ days }) => days.some((each) => each === day));
	return [...new Map(ofDay.map((window) => [`${window.from} ${window.to}`, window])).values()];
}
