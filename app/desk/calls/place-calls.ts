import type { BookingOfEnquiry } from "#app/enquiries/store/booking-store.ts";
import { isAllDay, toHour } from "#app/platform/dates.server.ts";
import type { CallDay } from "./call-week.ts";

/** The hours of a day that are shown: from the beginning of the first to that of the last, by the agency's clocks. */
export type Hours = { first: number; last: number };

const OFFICE_HOURS: Hours = { first: 9, last: 18 };

/** Lists the hours that hold all windows and entries of a week, except what lasts all day. */
export function listHours(days: readonly CallDay[]): Hours {
	const spans = days.flatMap(({ day, windows, entries }) => {
		return [
			...windows.map(({ from, to }) => [toHours(from), toHours(to)] as const),
			...entries
				.filter(({ start, end }) => !isAllDay(start, end))
				.map(({ start, end }) => [toHour(start, day), toHour(end, day)] as const),
		];
	});
	return {
		first: Math.max(0, Math.floor(Math.min(OFFICE_HOURS.first, ...spans.map(([from]) => from)))),
		last: Math.min(24, Math.ceil(Math.max(OFFICE_HOURS.last, ...spans.map(([, to]) => to)))),
	};
}

type PlacedCall = {
	call: BookingOfEnquiry;
	/** The position from the left among calls that overlap, and how many there are side by side. */
	lane: number;
	lanes: number;
};

/** Places the calls of a day, by their start: those that overlap, as a cancelled one and its successor, are side by side. */
export function placeCalls(entries: CallDay["entries"]): PlacedCall[] {
	const groups: { ends: number[]; calls: { call: BookingOfEnquiry; lane: number }[] }[] = [];
	for (const entry of entries) {
		if (entry.kind !== "call") continue;
		const { call } = entry;
		let group = groups.at(-1);
		if (!group || Math.max(...group.ends) <= call.startsAt) {
			group = { ends: [], calls: [] };
			groups.push(group);
		}
		const free = group.ends.findIndex((end) => end <= call.startsAt);
		const lane = free === -1 ? group.ends.length : free;
		group.ends[lane] = call.endsAt;
		group.calls.push({ call, lane });
	}
	return groups.flatMap(({ ends, calls }) =>
		calls.map((placed) => ({ ...placed, lanes: ends.length })),
	);
}

function toHours(clock: string): number {
	const [hour = 0, minute = 0] = clock.split(":").map(Number);
	return hour + minute / 60;
}
