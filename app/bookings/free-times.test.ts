import { expect, it } from "vitest";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import { DAYS } from "#app/content/schemas/text.ts";
import { createRules } from "../../tests/support/booking-rules.ts";
import { findNearest, listFreeTimes } from "./free-times.ts";

// What holds for all rules, zones and instants: free-times.properties.test.ts.

/** The times of UTC at which calls of a daily window begin. */
function list(rules: Partial<BookingRules>, from: string, to: string, now: string): string[] {
	const windows: BookingRules["windows"] = [{ days: [...DAYS], from, to }];
	const times = listFreeTimes(
		createRules({ windows, horizonDays: 0, ...rules }),
		{ calls: [], busy: [] },
		Date.parse(now),
	);
	return times.map((time) => new Date(time).toISOString().slice(11, 16));
}

it("a call just so many hours ahead can be booked, one a moment earlier cannot", () => {
	const rules = { noticeHours: 4 };
	expect(list(rules, "10:00", "11:00", "2026-12-03T00:30Z")).toEqual(["04:30", "05:00"]);
	expect(list(rules, "10:00", "11:00", "2026-12-03T00:30:00.001Z")).toEqual(["05:00"]);
});

it.each<[zone: string, now: string, what: string, from: string, to: string, times: string[]]>([
	// 2:00 becomes 3:00 in New York: EST is 5 hours behind, EDT 4.
	[
		"America/New_York",
		"2027-03-14T05:00Z",
		"left out",
		"01:30",
		"04:00",
		["06:30", "07:00", "07:30"],
	],
	// 2:00 becomes 1:00: the first 1:30 is 5:30 in UTC, the second 6:30.
	["America/New_York", "2026-11-01T05:00Z", "twice", "01:00", "02:30", ["05:00", "05:30", "07:00"]],
	// 2:00 becomes 2:30 on Lord Howe, from 10:30 to 11 hours ahead.
	[
		"Australia/Lord_Howe",
		"2026-10-03T14:00Z",
		"half left out",
		"01:30",
		"03:00",
		["15:00", "15:30"],
	],
	// A window that ends within what is left out ends when that is skipped.
	["America/New_York", "2027-03-14T05:00Z", "cut", "01:00", "02:30", ["06:00", "06:30"]],
])("in %s on %s an hour is %s: a window from %s to %s", (zone, now, _what, from, to, times) => {
	expect(list({ zone }, from, to, now)).toEqual(times);
});

it("a day that a zone leaves out as a whole has no calls", () => {
	// Samoa went from 29 to 31 December 2011.
	const rules = { zone: "Pacific/Apia", horizonDays: 2 };
	expect(list(rules, "10:00", "10:30", "2011-12-29T11:00Z")).toEqual(["20:00", "20:00"]);
});

it("the nearest are found on both sides and returned in order; of two as near, the earlier", () => {
	expect(findNearest([10, 20, 30, 40, 50], 33)).toEqual([20, 30, 40]);
	expect(findNearest([10, 20, 30], 20, 2)).toEqual([10, 20]);
	expect(findNearest([10, 20, 30, 40], null)).toEqual([10, 20, 30]);
});
