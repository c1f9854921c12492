import { describe, expect, it } from "vitest";
import {
	describeSpan,
	findWeekStart,
	formatMoment,
	listMondays,
	parseSince,
	toMonday,
} from "./moments.ts";
import { WrongUse } from "./refusal.ts";

const NOW = Date.UTC(2026, 10, 21, 8, 35);

describe("parseSince", () => {
	it.each([
		["2026-11-21", "2026-11-20T18:30:00.000Z"],
		["24h", "2026-11-20T08:35:00.000Z"],
		["7d", "2026-11-14T08:35:00.000Z"],
		["3w", "2026-10-31T08:35:00.000Z"],
	])("reads %s", (text, moment) => {
		expect(parseSince(text, NOW)).toBe(moment);
	});

	it.each([
		"",
		"yesterday",
		"7",
		"0d",
		"-7d",
		"7m",
		"1.5d",
		"7D",
		"999999d",
		"2026-02-30",
		"2026-13-01",
		"21-11-2026",
		"2026-11-21T10:00",
	])("refuses %j and says what is wanted", (text) => {
		expect(() => parseSince(text, NOW)).toThrow(WrongUse);
		expect(() => parseSince(text, NOW)).toThrow("2026-11-21, or 24h, 7d, 3w");
	});
});

describe("weeks", () => {
	it("begin on Monday at midnight in India", () => {
		expect(toMonday("2026-11-15T18:29:59.999Z")).toBe("2026-11-09");
		expect(toMonday("2026-11-15T18:30:00.000Z")).toBe("2026-11-16");
		expect(findWeekStart(0, NOW)).toBe("2026-11-15T18:30:00.000Z");
		expect(findWeekStart(11, NOW)).toBe("2026-08-30T18:30:00.000Z");
	});

	it("are listed without a gap, over a new year too", () => {
		expect(listMondays("2026-12-20T00:00:00Z", "2027-01-04T00:00:00Z")).toEqual([
			"2026-12-14",
			"2026-12-21",
			"2026-12-28",
			"2027-01-04",
		]);
	});
});

it("a moment is told in India's time", () => {
	expect(formatMoment("2026-11-20T18:35:00.000Z")).toBe("21 Nov 2026, 00:05");
});

it.each([
	[400, "under 1 s"],
	[1_500, "2 s"],
	[90_000, "90 s"],
	[240_000, "4 min"],
	[7_500_000, "2 h 5 min"],
	[7_200_000, "2 h"],
	[273_600_000, "3 d 4 h"],
])("%d ms are %s", (ms, words) => {
	expect(describeSpan(ms)).toBe(words);
});
