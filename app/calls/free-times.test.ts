import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, it, onTestFinished, vi } from "vitest";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import { DAYS } from "#app/content/schemas/text.ts";
import type { Span } from "#app/database/booking.ts";
import { addDays } from "#app/platform/dates.server.ts";
import { asDay } from "../../tests/support/as-day.ts";
import { createRules } from "../../tests/support/booking-rules.ts";
import { findNearestTimes, listFreeTimes, listHostTimes, toEnd } from "./free-times.ts";

type Case = { rules: BookingRules; taken: { calls: Span[]; busy: Span[] }; now: number };

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Zones with odd offsets, and instants near which the clock changes in those that have summer time. */
const CHANGES = [
	{ zone: "Asia/Kolkata", change: "2026-01-01T00:00Z" },
	{ zone: "Asia/Kathmandu", change: "2026-01-01T00:00Z" },
	{ zone: "Europe/London", change: "2026-03-29T01:00Z" },
	{ zone: "Europe/London", change: "2026-10-25T01:00Z" },
	{ zone: "America/New_York", change: "2026-03-08T07:00Z" },
	{ zone: "America/New_York", change: "2026-11-01T06:00Z" },
	{ zone: "Australia/Lord_Howe", change: "2026-04-04T15:00Z" },
	{ zone: "Australia/Lord_Howe", change: "2026-10-03T15:30Z" },
];

const arbitraryWindow = fc
	.record({
		days: fc.subarray([...DAYS], { minLength: 3 }),
		// Most windows are at night, when clocks change.
		from: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 250 })),
		length: fc.integer({ min: 1, max: 36 }),
	})
	.map(({ days, from, length }) => {
		const opens = new Temporal.PlainTime().add({ minutes: from * 5 });
		return { days, from: opens.toString(), to: opens.add({ minutes: length * 5 }).toString() };
	});

/** Generates spans in steps of five minutes from the present, so that many end just when a call may begin. */
const arbitrarySpans = fc.array(
	fc.record({
		start: fc.integer({ min: -60, max: 6 * 24 * 12 }),
		length: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 400 })),
	}),
	{ maxLength: 4 },
);

const arbitraryCase: fc.Arbitrary<Case> = fc
	.record({
		at: fc.constantFrom(...CHANGES),
		stepsAfter: fc.integer({ min: -4 * 24 * 12, max: 12 }),
		calls: arbitrarySpans,
		busy: arbitrarySpans,
		holidays: fc.subarray([0, 1, 2, 3, 4, 5], { maxLength: 2 }),
		rules: fc.record({
			minutes: fc.integer({ min: 2, max: 24 }).map((count) => count * 5),
			windows: fc.array(arbitraryWindow, { minLength: 1, maxLength: 3 }),
			bufferMinutes: fc.integer({ min: 0, max: 60 }),
			noticeHours: fc.integer({ min: 0, max: 30 }),
			horizonDays: fc.integer({ min: 1, max: 5 }),
		}),
	})
	.map(({ at: { zone, change }, stepsAfter, calls, busy, holidays, rules }) => {
		const now = Date.parse(change) + stepsAfter * STEP_MS;
		const toSpan = ({ start, length }: { start: number; length: number }) => ({
			start: now + start * STEP_MS,
			end: now + (start + length) * STEP_MS,
		});
		const days = holidays.map((count) => readClock(now + count * DAY_MS, zone).day);
		return {
			now,
			taken: { calls: calls.map(toSpan), busy: busy.map(toSpan) },
			rules: createRules({ ...rules, zone, holidays: days }),
		};
	});

it("the free times are those that a look at every five minutes finds, ascending, each once", () => {
	// The process's own zone must have no effect.
	vi.stubEnv("TZ", "Australia/Lord_Howe");
	onTestFinished(() => void vi.unstubAllEnvs());
	// A failure prints the seed with which it can be repeated.
	fc.assert(
		fc.property(arbitraryCase, (given) => {
			const { rules, taken, now } = given;
			const last = addDays(readClock(now, rules.zone).day, rules.horizonDays);
			const found: number[] = [];
			const seen = new Set<string>();
			for (
				let time = now - 2 * HOUR_MS;
				time < now + (rules.horizonDays + 2) * DAY_MS;
				time += STEP_MS
			) {
				const { day, minute } = readClock(time, rules.zone);
				// The first one counts of an hour that occurs twice.
				const isFirst = !seen.has(`${day} ${minute}`);
				seen.add(`${day} ${minute}`);
				const isAhead = time >= now + rules.noticeHours * HOUR_MS && day <= last;
				if (!isFirst || !isAhead || rules.holidays.includes(day)) continue;
				if (fitsWindow(time, rules) && !isTaken(time, given)) found.push(time);
			}
			expect(listFreeTimes(rules, taken, now)).toEqual(found);
		}),
		{ numRuns: 40 },
	);
});

it.each<[zone: string, now: string, what: string, from: string, to: string, times: string[]]>([
	["Asia/Kolkata", "2026-12-03T04:30Z", "still ahead", "10:00", "11:00", ["04:30", "05:00"]],
	["Asia/Kolkata", "2026-12-03T04:30:00.001Z", "begun", "10:00", "11:00", ["05:00"]],
	// 2:00 becomes 3:00 in New York: EST is 5 hours behind, EDT 4.
	["America/New_York", "2027-03-14T05:00Z", "left out", "01:45", "03:45", ["06:45", "07:15"]],
	// 2:00 becomes 1:00: the first 1:30 is 5:30 in UTC, the second 6:30.
	["America/New_York", "2026-11-01T05:00Z", "twice", "01:00", "02:30", ["05:00", "05:30", "07:00"]],
])("in %s at %s an hour is %s: a window from %s to %s", (zone, now, _what, from, to, times) => {
	const windows = [{ days: [...DAYS], from, to }];
	const rules = createRules({ zone, windows, horizonDays: 0 });
	const found = listFreeTimes(rules, { calls: [], busy: [] }, Date.parse(now));
	expect(found.map((time) => new Date(time).toISOString().slice(11, 16))).toEqual(times);
});

it("a call may follow a busy time at once, and another call after the buffer", () => {
	const rules = createRules({ bufferMinutes: 30, horizonDays: 0 });
	const at = (time: string) => Date.parse(`2026-12-03T${time}+05:30`);
	const calls = [{ start: at("11:00"), end: at("11:30") }];
	const busy = [{ start: at("12:00"), end: at("12:30") }];
	expect(listFreeTimes(rules, { calls, busy }, at("06:00"))).toEqual([at("10:00"), at("12:30")]);
});

it("the nearest are found on both sides and returned in order; of two as near, the earlier", () => {
	expect(findNearestTimes([10, 20, 30, 40, 50], 33)).toEqual([20, 30, 40]);
	expect(findNearestTimes([10, 20, 30], 20, 2)).toEqual([10, 20]);
	expect(findNearestTimes([10, 20, 30, 40], null)).toEqual([10, 20, 30]);
});

/**
 * Returns whether the zone's local time is a start of a window's calls, and the call's last minute is still within the
 * window.
 */
function fitsWindow(time: number, rules: BookingRules): boolean {
	const { day, weekday, minute } = readClock(time, rules.zone);
	return rules.windows.some(({ days, from, to }) => {
		const [opens, closes] = [toMinutes(from), toMinutes(to)];
		const isStart = minute >= opens && (minute - opens) % rules.minutes === 0;
		if (!isStart || !days.some((each) => each === weekday)) return false;
		const last = readClock(toEnd(time, rules) - MINUTE_MS, rules.zone);
		return minute + rules.minutes <= closes && last.day === day && last.minute < closes;
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

/** Returns the local day, weekday and minute of a zone. */
function readClock(time: number, zone: string) {
	const clock = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);
	return {
		day: asDay(clock.toPlainDate().toString()),
		weekday: DAYS[clock.dayOfWeek - 1],
		minute: clock.hour * 60 + clock.minute,
	};
}

function toMinutes(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

it("a time is free while one of the hosts is, of whom each has calls and busy times of their own", () => {
	const rules = createRules();
	const hosts = ["meera", "arjun"].map((id) => ({ id, windows: rules.windows }));
	const now = Date.parse("2026-11-25T00:00:00+05:30");
	const at = (clock: string) => Date.parse(`2026-11-25T${clock}:00+05:30`);
	const toSpan = (clock: string) => ({ start: at(clock), end: at(clock) + 30 * MINUTE_MS });
	const calls = [
		{ ...toSpan("10:00"), hostId: "meera" },
		{ ...toSpan("10:30"), hostId: null },
		{ ...toSpan("11:00"), hostId: "meera" },
	];
	const busy = [{ ...toSpan("11:00"), staffId: "arjun" }];
	const times = listHostTimes(rules, hosts, { calls, busy }, now);
	const find = (clock: string) => times.get(at(clock));
	expect([find("10:00"), find("10:30"), find("11:00"), find("11:30")]).toEqual([
		["arjun"],
		undefined,
		undefined,
		["meera", "arjun"],
	]);
});
