import { beforeEach, describe, expect, it } from "vitest";
import { DAYS } from "#app/content/schemas/text.ts";
import type { Day } from "#app/platform/day.ts";
import { setRegion } from "#app/platform/region.ts";
import { describeInRegions } from "../../tests/support/describe-in-regions.ts";
import { REGIONS } from "../../tests/support/regions.ts";
import {
	addOpenMinutes,
	countOpenMinutes,
	findOpening,
	findOpeningAfter,
} from "./opening-hours.ts";

const HOURS: NonNullable<Parameters<typeof countOpenMinutes>[2]> = [
	{
		days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
		opens: "09:00",
		closes: "17:00",
	},
];

// 27 November 2026 is a Friday.
describeInRegions(({ iso }) => {
	// More cases are in app/desk/store/numbers-store.db.test.ts.
	it.each([
		["over a whole week", "2026-11-23T00:00", "2026-11-30T00:00", 5 * 8 * 60],
		["backwards", "2026-11-27T11:00", "2026-11-27T10:00", 0],
	])("minutes of opening hours %s", (_what, from, to, minutes) => {
		expect(countOpenMinutes(iso(from), iso(to), HOURS)).toBe(minutes);
	});

	it.each([
		["2026-11-27T16:50", 30, "2026-11-30T09:20"],
		["2026-11-27T09:00", 480, "2026-11-27T17:00"],
	])("after %s %i open minutes are over at %s", (from, minutes, end) => {
		expect(new Date(addOpenMinutes(iso(from), minutes, HOURS)).toISOString()).toBe(iso(end));
	});

	it.each([
		["while it is open", "2026-11-27T16:59", [], null],
		["in the evening", "2026-11-27T17:00", [], "2026-11-30T09:00"],
		["in the night", "2026-11-27T03:00", [], "2026-11-27T09:00"],
		["on a holiday", "2026-11-27T12:00", ["2026-11-27"], "2026-11-30T09:00"],
		["before holidays", "2026-11-28T12:00", ["2026-11-30", "2026-12-01"], "2026-12-02T09:00"],
	] as const)("who writes %s waits for the right opening", (_when, from, holidays, opening) => {
		const found = findOpeningAfter(iso(from), HOURS, holidays as unknown as readonly Day[]);
		expect(found && new Date(found).toISOString()).toBe(opening && iso(opening));
		expect(findOpeningAfter(iso(from), undefined)).toBeNull();
	});

	it("without opening hours every minute counts", () => {
		expect(countOpenMinutes(iso("2026-11-29T03:00"), iso("2026-11-29T04:00"), undefined)).toBe(60);
		expect(addOpenMinutes(iso("2026-11-29T03:00"), 60, undefined)).toBe(
			Date.parse(iso("2026-11-29T04:00")),
		);
	});

	it("hours that never open count all minutes rather than none for ever", () => {
		const never = HOURS.map(({ days }) => ({ days, opens: "17:00", closes: "09:00" }));
		expect(addOpenMinutes(iso("2026-11-27T10:00"), 5, never)).toBe(
			Date.parse(iso("2026-11-27T10:05")),
		);
	});
});

describe("where clocks change", () => {
	/** Days on which Lisbon's clocks go forward and back, at 1:00 UTC: both are Sundays. */
	const [forward, back] = ["2027-03-28", "2026-10-25"];
	const daily = [{ days: [...DAYS], opens: "09:00", closes: "17:00" }];
	const nightly = [{ days: [...DAYS], opens: "00:00", closes: "04:00" }];
	const count = (from: string, to: string, hours: typeof daily) =>
		countOpenMinutes(from, to, hours);

	beforeEach(() => setRegion(REGIONS.lisbon));

	it.each([
		["forward", forward, "09:00:00+01:00", "17:00:00+01:00"],
		["back", back, "09:00:00Z", "17:00:00Z"],
	])("the day on which they go %s opens at nine by the clock", (_how, day, opens, closes) => {
		const [start, end] = [`${day}T00:00:00Z`, `${day}T22:00:00Z`];
		expect(findOpening(Date.parse(start), 1, daily)).toBe(Date.parse(`${day}T${opens}`));
		expect(addOpenMinutes(start, 480, daily)).toBe(Date.parse(`${day}T${closes}`));
		expect(count(start, end, daily)).toBe(480);
	});

	it.each([
		["forward", forward, 180],
		["back", back, 300],
	])("an office that is open while they go %s has the minutes that pass", (_how, day, minutes) => {
		const start = new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString();
		expect(count(start, `${day}T12:00:00Z`, nightly)).toBe(minutes);
		const weeks = (from: string, to: string) =>
			count(`${from}T12:00:00Z`, `${to}T12:00:00Z`, nightly);
		const [from, to] =
			day === forward ? ["2027-02-01", "2027-06-07"] : ["2026-09-07", "2027-01-04"];
		const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
		expect(weeks(from, to)).toBe((days - 1) * 240 + minutes);
	});

	it("weeks across both changes have their hours", () => {
		expect(count("2026-07-06T00:00:00+01:00", "2027-07-05T00:00:00+01:00", daily)).toBe(364 * 480);
		expect(count("2026-10-19T08:30:00Z", "2026-11-02T08:30:00Z", daily)).toBe(14 * 480 - 30);
	});
});
