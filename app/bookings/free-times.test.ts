import { expect, it } from "vitest";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import { DAYS } from "#app/content/schemas/text.ts";
import { createRules } from "../../tests/support/booking-rules.ts";
import type { Span } from "./booking.ts";
import { findNearest, listFreeTimes, toEnd } from "./free-times.ts";

type Taken = { calls: Span[]; busy: Span[] };

const MINUTE_MS = 60_000;

/** ISO 8601 in UTC, without seconds. */
const at = (text: string) => Date.parse(`${text}Z`);
const list = (rules: Partial<BookingRules>, now: string, taken: Partial<Taken> = {}) =>
	listFreeTimes(createRules(rules), { calls: [], busy: [], ...taken }, at(now)).map((time) =>
		new Date(time).toISOString().slice(0, 16),
	);
const span = (start: string, minutes: number) => ({
	start: at(start),
	end: at(start) + minutes * MINUTE_MS,
});
/** Every day, without notice, today alone. */
const daily = (zone: string, from: string, to: string): Partial<BookingRules> => ({
	zone,
	windows: [{ days: [...DAYS], from, to }],
	noticeHours: 0,
	horizonDays: 0,
});

it("calls follow one another from the window's start, and the last is over at its end", () => {
	const rules = daily("Asia/Kolkata", "10:10", "12:00");
	// 10:10, 10:40, 11:10 in India; one at 11:40 would be over at 12:10.
	expect(list(rules, "2026-12-03T00:00")).toEqual([
		"2026-12-03T04:40",
		"2026-12-03T05:10",
		"2026-12-03T05:40",
	]);
});

it("days without a window and holidays have no calls", () => {
	const windows: BookingRules["windows"] = [{ days: ["Friday"], from: "10:00", to: "10:30" }];
	const rules = { windows, horizonDays: 14, holidays: ["2026-12-11"] };
	// Thursday; the Fridays are 4, 11 and, beyond the horizon, 18 December.
	expect(list(rules, "2026-12-03T00:00")).toEqual(["2026-12-04T04:30"]);
});

it("days are those of the rules' zone, also before its midnight is one of UTC", () => {
	const rules = { ...daily("Asia/Kolkata", "00:00", "00:30"), holidays: ["2026-12-05"] };
	// 23:30 of 3 December in India, then half past midnight of the 4th there.
	expect(list({ ...rules, horizonDays: 2 }, "2026-12-03T18:00")).toEqual(["2026-12-03T18:30"]);
});

it("a call just so many hours ahead can be booked, one a moment earlier cannot", () => {
	const rules = { ...daily("Asia/Kolkata", "10:00", "11:00"), noticeHours: 4 };
	expect(list(rules, "2026-12-03T00:30")).toEqual(["2026-12-03T04:30", "2026-12-03T05:00"]);
	expect(list(rules, "2026-12-03T00:30:00.001")).toEqual(["2026-12-03T05:00"]);
});

it("calls keep the buffer before and after them, busy times do not", () => {
	const rules = { ...daily("UTC", "09:00", "12:00"), bufferMinutes: 15 };
	const taken = { calls: [span("2026-12-03T10:00", 30)], busy: [span("2026-12-03T11:30", 30)] };
	expect(list(rules, "2026-12-03T00:00", taken)).toEqual(["2026-12-03T09:00", "2026-12-03T11:00"]);
});

it("windows that overlap or come in any order give each time once, ascending", () => {
	const windows: BookingRules["windows"] = [
		{ days: ["Thursday"], from: "11:00", to: "12:00" },
		{ days: ["Thursday"], from: "10:00", to: "11:30" },
	];
	const rules = { ...daily("UTC", "", ""), windows };
	expect(list(rules, "2026-12-03T00:00").map((time) => time.slice(11))).toEqual([
		"10:00",
		"10:30",
		"11:00",
		"11:30",
	]);
});

it.each<[zone: string, now: string, what: string, from: string, to: string, times: string[]]>([
	// 2:00 becomes 3:00 in New York: EST is 5 hours behind, EDT 4.
	[
		...(["America/New_York", "2027-03-14T05:00", "left out", "01:30", "04:00"] as const),
		["06:30", "07:00", "07:30"],
	],
	// 2:00 becomes 1:00: the first 1:30 is 5:30 in UTC, the second 6:30.
	[
		...(["America/New_York", "2026-11-01T04:00", "twice", "00:30", "02:30"] as const),
		["04:30", "05:00", "05:30", "07:00"],
	],
	// 1:00 becomes 2:00 in London, on the last Sunday of March.
	["Europe/London", "2027-03-28T00:00", "left out", "00:30", "02:30", ["00:30", "01:00"]],
	// 2:00 becomes 2:30 on Lord Howe, from 10:30 to 11 hours ahead.
	[
		...(["Australia/Lord_Howe", "2026-10-03T14:00", "half left out", "01:30", "03:00"] as const),
		["15:00", "15:30"],
	],
	// A window that ends within what is left out ends when that is skipped.
	["America/New_York", "2027-03-14T05:00", "cut", "01:00", "02:30", ["06:00", "06:30"]],
])("in %s on %s an hour is %s: a window from %s to %s", (zone, now, _what, from, to, times) => {
	expect(list(daily(zone, from, to), now).map((time) => time.slice(11))).toEqual(times);
});

it("a day that a zone leaves out as a whole has no calls", () => {
	// Samoa went from 29 to 31 December 2011.
	const rules = { ...daily("Pacific/Apia", "10:00", "10:30"), horizonDays: 2 };
	expect(list(rules, "2011-12-29T11:00")).toEqual(["2011-12-29T20:00", "2011-12-30T20:00"]);
});

it("the nearest are found on both sides and returned in order; of two as near, the earlier", () => {
	expect(findNearest([10, 20, 30, 40, 50], 33)).toEqual([20, 30, 40]);
	expect(findNearest([10, 20, 30, 40, 50], 99)).toEqual([30, 40, 50]);
	expect(findNearest([10, 20, 30], 20, 2)).toEqual([10, 20]);
	expect(findNearest([10, 20, 30, 40], null)).toEqual([10, 20, 30]);
	expect(findNearest([], 5)).toEqual([]);
});

it("a call ends after its minutes, also when the clock changes meanwhile", () => {
	expect(toEnd(at("2026-11-01T05:45"), { minutes: 30 })).toBe(at("2026-11-01T06:15"));
});
