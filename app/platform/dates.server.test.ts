import { beforeEach, describe, expect, it } from "vitest";
import { asDay } from "../../tests/support/as-day.ts";
import { describeInRegions } from "../../tests/support/describe-in-regions.ts";
import { REGIONS } from "../../tests/support/regions.ts";
import {
	addDays,
	atClock,
	findClockChange,
	formatLocalTime,
	getWeekday,
	isAllDay,
	listDays,
	parseLocalTime,
	toDay,
	toDayStart,
	toHour,
	toMidnight,
	toMonday,
	toNextMidnight,
} from "./dates.server.ts";
import { setRegion } from "./region.ts";

it.each([
	["2026-11-20T18:29:59.999Z", "2026-11-20", "2026-11-19T18:30:00.000Z"],
	["2026-11-20T18:30:00.000Z", "2026-11-21", "2026-11-20T18:30:00.000Z"],
	["2026-12-31T18:29:59.999Z", "2026-12-31", "2026-12-30T18:30:00.000Z"],
	["2026-12-31T18:30:00.000Z", "2027-01-01", "2026-12-31T18:30:00.000Z"],
	["2028-02-28T18:30:00.000Z", "2028-02-29", "2028-02-28T18:30:00.000Z"],
	["2028-02-29T18:30:00.000Z", "2028-03-01", "2028-02-29T18:30:00.000Z"],
	// When clocks change in London and New York, India's do not.
	["2027-03-28T01:00:00.000Z", "2027-03-28", "2027-03-27T18:30:00.000Z"],
	["2026-11-01T06:00:00.000Z", "2026-11-01", "2026-10-31T18:30:00.000Z"],
])("at %s it is %s in India, which began at %s", (instant, day, midnight) => {
	expect(toDay(Date.parse(instant))).toBe(day);
	expect(toDayStart(asDay(day))).toBe(midnight);
	expect(new Date(toMidnight(Date.parse(instant))).toISOString()).toBe(midnight);
});

it.each([
	["2026-12-31", 1, "2027-01-01"],
	["2027-01-01", -1, "2026-12-31"],
	["2028-02-28", 1, "2028-02-29"],
	["2027-02-28", 1, "2027-03-01"],
	["2028-03-01", -7, "2028-02-23"],
	["2026-11-25", 0, "2026-11-25"],
	["2026-11-25", 400, "2027-12-30"],
])("%s and %i days is %s", (day, count, result) => {
	expect(addDays(asDay(day), count)).toBe(result);
});

it.each([
	["2026-11-16", "2026-11-16"],
	["2026-11-22", "2026-11-16"],
	["2027-01-03", "2026-12-28"],
	["2028-03-01", "2028-02-28"],
])("the week of %s begins on %s", (day, monday) => {
	expect(toMonday(asDay(day))).toBe(monday);
});

it("days are listed with both ends", () => {
	expect(listDays(asDay("2028-02-28"), asDay("2028-03-01"))).toEqual([
		"2028-02-28",
		"2028-02-29",
		"2028-03-01",
	]);
	expect(listDays(asDay("2026-12-31"), asDay("2027-01-01"))).toEqual(["2026-12-31", "2027-01-01"]);
	expect(listDays(asDay("2026-12-31"), asDay("2026-12-30"))).toEqual([]);
});

describeInRegions(({ at }) => {
	// In one of the places clocks change on the fourth to the seventh of them.
	it.each([
		["2026-11-23", 0],
		["2026-12-31", 3],
		["2028-02-29", 1],
		["2026-10-25", 6],
		["2026-11-01", 6],
		["2027-03-14", 6],
		["2027-03-28", 6],
	])("the day %s is from its midnight to the next one", (text, weekday) => {
		const day = asDay(text);
		const [start, end] = [at(`${day}T00:00`), at(`${addDays(day, 1)}T00:00`)];
		expect([toDayStart(day), toDayStart(addDays(day, 1))].map(Date.parse)).toEqual([start, end]);
		expect([start - 1, start, end - 1, end].map(toDay)).toEqual([
			addDays(day, -1),
			day,
			day,
			addDays(day, 1),
		]);
		expect([start, end - 1].map(toMidnight)).toEqual([start, start]);
		expect([start, end - 1].map(toNextMidnight)).toEqual([end, end]);
		expect([start, end - 1].map(getWeekday)).toEqual([weekday, weekday]);
		expect([start - 1, at(`${day}T09:30`), end].map((time) => toHour(time, day))).toEqual([
			0, 9.5, 24,
		]);
		expect([isAllDay(start, end), isAllDay(start, end - 60_000)]).toEqual([true, false]);
	});

	it("a field for date and time is in the agency's time", () => {
		expect(parseLocalTime("2026-12-04T00:15")).toBe(at("2026-12-04T00:15"));
		expect(formatLocalTime(at("2026-12-04T00:15"))).toBe("2026-12-04T00:15");
		expect(atClock(at("2026-12-04T00:00"), "09:30")).toBe(at("2026-12-04T09:30"));
	});
});

it.each(["2026-12-04", "2026-02-30T10:00", "2026-12-04T10:00Z"])(
	"%j is no date and time",
	(text) => {
		expect(parseLocalTime(text)).toBeNull();
	},
);

describe("where clocks change", () => {
	beforeEach(() => setRegion(REGIONS.lisbon));

	const at = (text: string) => Date.parse(text);
	const toIso = (time: number) => new Date(time).toISOString();

	it.each([
		["forward", "2027-03-28", "2027-03-28T00:00:00.000Z", "2027-03-28T23:00:00.000Z"],
		["back", "2026-10-25", "2026-10-24T23:00:00.000Z", "2026-10-26T00:00:00.000Z"],
	])("the day on which they go %s, %s, is from %s to %s", (_how, day, start, end) => {
		const noon = at(`${day}T12:00:00Z`);
		expect(toDayStart(asDay(day))).toBe(start);
		expect([toMidnight(noon), toNextMidnight(noon)].map(toIso)).toEqual([start, end]);
		expect(isAllDay(at(start), at(end))).toBe(true);
		expect(isAllDay(at(start), at(end) - 60_000)).toBe(false);
		expect(toIso(findClockChange(at(start)))).toBe(`${day}T01:00:00.000Z`);
		expect([at(start) - 1, noon, at(end)].map((time) => toHour(time, asDay(day)))).toEqual([
			0,
			day === "2027-03-28" ? 13 : 12,
			24,
		]);
	});

	it("a time of the clock is read and written as it is shown on that day", () => {
		for (const [shown, instant] of [
			["2027-03-27T09:30", "2027-03-27T09:30:00.000Z"],
			["2027-03-28T09:30", "2027-03-28T08:30:00.000Z"],
			["2026-10-24T09:30", "2026-10-24T08:30:00.000Z"],
			["2026-10-25T09:30", "2026-10-25T09:30:00.000Z"],
		] as const) {
			expect(toIso(parseLocalTime(shown) ?? 0)).toBe(instant);
			expect(formatLocalTime(at(instant))).toBe(shown);
			expect(toIso(atClock(toMidnight(at(instant)), "09:30"))).toBe(instant);
		}
	});

	it("a zone without summer time has no change ahead", () => {
		setRegion(REGIONS.india);
		expect(findClockChange(at("2026-11-25T00:00Z"))).toBe(Number.POSITIVE_INFINITY);
		setRegion(REGIONS.lisbon);
		expect(toIso(findClockChange(at("2026-11-25T00:00Z")))).toBe("2027-03-28T01:00:00.000Z");
		expect(toIso(findClockChange(at("2027-03-28T01:00Z")))).toBe("2027-10-31T01:00:00.000Z");
	});
});
