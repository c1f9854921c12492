import fc from "fast-check";
import { expect, it, onTestFinished, vi } from "vitest";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import { DAYS } from "#app/content/schemas/text.ts";
import { createRules } from "../../tests/support/booking-rules.ts";
import type { Span } from "./booking.ts";
import { findNearest, listFreeTimes, toEnd } from "./free-times.ts";

type Taken = { calls: Span[]; busy: Span[] };
type Case = { rules: BookingRules; taken: Taken; now: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR_2026 = Date.parse("2026-01-01T00:00Z");

/** Zones with odd offsets, and when the clock changes in those that have summer time. */
const CHANGES: Record<string, string[]> = {
	"Asia/Kolkata": [],
	"Asia/Kathmandu": [],
	"Europe/London": ["2026-03-29T01:00Z", "2026-10-25T01:00Z"],
	"America/New_York": ["2026-03-08T07:00Z", "2026-11-01T06:00Z"],
	"Australia/Lord_Howe": ["2026-04-04T15:00Z", "2026-10-03T15:30Z"],
};

const arbitraryWindow = fc
	.record({
		days: fc.subarray([...DAYS], { minLength: 3 }),
		// Most of them at night, when clocks change.
		from: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 250 })),
		length: fc.integer({ min: 1, max: 36 }),
	})
	.map(({ days, from, length }) => ({
		days,
		from: formatTime(from * 5),
		to: formatTime(Math.min((from + length) * 5, 24 * 60 - 1)),
	}));

const arbitraryCase: fc.Arbitrary<Case> = fc.constantFrom(...Object.keys(CHANGES)).chain((zone) => {
	const nearChange = fc
		.constantFrom(...(CHANGES[zone] ?? []).map((change) => Date.parse(change)), YEAR_2026)
		.chain((change) =>
			fc.integer({ min: -4 * 24 * 60, max: 60 }).map((m) => change + m * MINUTE_MS),
		);
	return nearChange.chain((now) => {
		const spans = fc.array(
			fc
				.record({
					start: fc.integer({ min: -300, max: 6 * 24 * 60 }),
					length: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 2_000 })),
				})
				.map(({ start, length }) => ({
					start: now + start * MINUTE_MS,
					end: now + (start + length) * MINUTE_MS,
				})),
			{ maxLength: 4 },
		);
		return fc.record({
			now: fc.constant(now),
			taken: fc.record({ calls: spans, busy: spans }),
			rules: fc
				.record({
					minutes: fc.integer({ min: 2, max: 24 }).map((count) => count * 5),
					windows: fc.array(arbitraryWindow, { minLength: 1, maxLength: 3 }),
					bufferMinutes: fc.integer({ min: 0, max: 60 }),
					noticeHours: fc.integer({ min: 0, max: 30 }),
					horizonDays: fc.integer({ min: 1, max: 5 }),
					holidays: fc
						.subarray([0, 1, 2, 3, 4, 5], { maxLength: 2 })
						.map((days) => days.map((day) => readClock(now + day * DAY_MS, zone).day)),
				})
				.map((given) => createRules({ ...given, zone })),
		});
	});
});

const list = ({ rules, taken, now }: Case) => listFreeTimes(rules, taken, now);
/** A failure prints the seed with which it can be repeated. */
const check = (property: (given: Case) => void, numRuns = 150) =>
	fc.assert(fc.property(arbitraryCase, property), { numRuns });

it("every time lies in a window of its day, ahead of the notice and within the horizon", () => {
	check((given) => {
		const { rules, now } = given;
		const today = readClock(now, rules.zone).day;
		for (const time of list(given)) {
			expect(fitsWindow(time, rules)).toBe(true);
			const { day } = readClock(time, rules.zone);
			expect(rules.holidays).not.toContain(day);
			expect((Date.parse(day) - Date.parse(today)) / DAY_MS).toBeLessThanOrEqual(rules.horizonDays);
			expect(time).toBeGreaterThanOrEqual(now + rules.noticeHours * HOUR_MS);
		}
	});
});

it("no time overlaps a busy time, and each keeps the buffer to calls", () => {
	check((given) => {
		for (const time of list(given)) expect(isTaken(time, given)).toBe(false);
	});
});

it("no time is missing: a look at every five minutes finds the same, ascending, each once", () => {
	check((given) => {
		const { rules, now } = given;
		const last = addDays(readClock(now, rules.zone).day, rules.horizonDays);
		const found: number[] = [];
		const seen = new Set<string>();
		const start = Math.floor(now / DAY_MS) * DAY_MS - DAY_MS;
		for (let time = start; time < now + (rules.horizonDays + 2) * DAY_MS; time += 5 * MINUTE_MS) {
			const { day, minute } = readClock(time, rules.zone);
			// Of an hour that comes twice the first is taken.
			const isFirst = !seen.has(`${day} ${minute}`);
			seen.add(`${day} ${minute}`);
			const isAhead = time >= now + rules.noticeHours * HOUR_MS && day <= last;
			if (!isFirst || !isAhead || rules.holidays.includes(day)) continue;
			if (fitsWindow(time, rules) && !isTaken(time, given)) found.push(time);
		}
		expect(list(given)).toEqual(found);
	}, 30);
});

it("a call that is booked takes its own times and adds none; cancelled, it gives them back", () => {
	check((given) => {
		const before = list(given);
		const [start] = before;
		if (start === undefined) return;
		const call = { start, end: toEnd(start, given.rules) };
		const taken = { ...given.taken, calls: [...given.taken.calls, call] };
		const after = list({ ...given, taken });
		const alone = { ...given, taken: { calls: [call], busy: [] } };
		expect(after).toEqual(before.filter((time) => !isTaken(time, alone)));
		expect(after).not.toContain(start);
	});
});

it("the list is the same in whatever zone the process runs", () => {
	onTestFinished(() => void vi.unstubAllEnvs());
	const offsets = new Set<number>();
	check((given) => {
		const lists = ["UTC", "Australia/Lord_Howe", "America/New_York"].map((zone) => {
			vi.stubEnv("TZ", zone);
			offsets.add(new Date(given.now).getTimezoneOffset());
			return list(given);
		});
		expect(lists[1]).toEqual(lists[0]);
		expect(lists[2]).toEqual(lists[0]);
	}, 30);
	expect(offsets.size).toBeGreaterThanOrEqual(3);
});

it("the nearest times are of the list, in order, and none that is left out is nearer", () => {
	const times = fc.uniqueArray(fc.integer({ min: -1_000, max: 1_000 }), { maxLength: 20 });
	const wanted = fc.integer({ min: -1_500, max: 1_500 });
	fc.assert(
		fc.property(times, wanted, fc.integer({ min: 0, max: 5 }), (given, time, count) => {
			const found = findNearest(given, time, count);
			expect(found).toEqual(found.toSorted((one, other) => one - other));
			expect(found).toHaveLength(Math.min(count, given.length));
			expect(given).toEqual(expect.arrayContaining(found));
			const farthest = Math.max(...found.map((each) => Math.abs(each - time)));
			for (const other of given.filter((each) => count > 0 && !found.includes(each)))
				expect(Math.abs(other - time)).toBeGreaterThanOrEqual(farthest);
		}),
	);
});

/** Whether the clock of the zone shows a start of a window's calls, and in the last minute still a time within it. */
function fitsWindow(time: number, rules: BookingRules): boolean {
	const { day, weekday, minute } = readClock(time, rules.zone);
	const last = readClock(toEnd(time, rules) - MINUTE_MS, rules.zone);
	return rules.windows.some(({ days, from, to }) => {
		const [opens, closes] = [parseTime(from), parseTime(to)];
		const isStart = minute >= opens && (minute - opens) % rules.minutes === 0;
		const isInTime = minute + rules.minutes <= closes && last.day === day && last.minute < closes;
		return days.some((each) => each === weekday) && isStart && isInTime;
	});
}

function isTaken(time: number, { rules, taken }: Case): boolean {
	const buffer = rules.bufferMinutes * MINUTE_MS;
	const end = toEnd(time, rules);
	return (
		taken.busy.some((busy) => time < busy.end && busy.start < end) ||
		taken.calls.some((call) => time < call.end + buffer && call.start - buffer < end)
	);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What calendar and clock show there, by Intl and not by what is tested. */
function readClock(time: number, zone: string): { day: string; weekday: string; minute: number } {
	const format =
		formats.get(zone) ??
		new Intl.DateTimeFormat("en", {
			year: "numeric",
			month: "2-digit",
			day: "2-digit",
			weekday: "long",
			hour: "2-digit",
			minute: "2-digit",
			hourCycle: "h23",
			timeZone: zone,
		});
	formats.set(zone, format);
	const parts = Object.fromEntries(
		format.formatToParts(time).map(({ type, value }) => [type, value]),
	);
	return {
		day: `${parts.year}-${parts.month}-${parts.day}`,
		weekday: parts.weekday ?? "",
		minute: parseTime(`${parts.hour}:${parts.minute}`),
	};
}

function parseTime(text: string): number {
	const [hour = 0, minute = 0] = text.split(":").map(Number);
	return hour * 60 + minute;
}

function formatTime(minutes: number): string {
	const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
	return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

function addDays(day: string, count: number): string {
	return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
