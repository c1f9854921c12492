import { expect, it } from "vitest";
import { setRegion } from "#app/platform/region.ts";
import { asDay } from "../../../tests/support/as-day.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { REGIONS } from "../../../tests/support/regions.ts";
import { type BusyTime, listCallDays, parseWeek, toWeekSpan } from "./call-week.ts";
import { findHours } from "./week-rows.ts";

const RULES = {
	windows: [
		{ days: ["Monday" as const, "Friday" as const], from: "10:00", to: "13:00" },
		{ days: ["Friday" as const], from: "14:00", to: "16:30" },
	],
	holidays: [asDay("2026-11-23")],
};

const toFree = (start: number) => ({ start, end: start + 1, hosts: ["Meera"] });

// 25 November 2026 is a Wednesday.
describeInRegions(({ at }) => {
	function createBusy(start: string, end: string): BusyTime {
		return { id: start, by: "Meera", note: "", start: at(start), end: at(end) };
	}

	it.each([
		["2026-11-23", "2026-11-23"],
		["2026-11-29", "2026-11-23"],
		["2026-11-30", "2026-11-30"],
		[null, "2026-11-23"],
		["9999-12-31", "2026-11-23"],
	])("the week of %j begins on %s", (text, monday) => {
		expect(parseWeek(text, at("2026-11-25T18:00"))).toBe(monday);
	});

	it("each day has its windows, holiday, free times, and what is in it in order", () => {
		const days = listCallDays(asDay("2026-11-23"), RULES, {
			calls: [],
			busy: [
				createBusy("2026-11-27T15:00", "2026-11-27T15:30"),
				createBusy("2026-11-27T10:00", "2026-11-27T11:00"),
			],
			free: ["2026-11-27T12:00", "2026-11-27T14:00", "2026-11-30T10:00"].map((time) =>
				toFree(at(time)),
			),
		});
		expect(days.map(({ windows, free }) => `${windows.length} ${free.length}`)).toEqual([
			...Array(4).fill("0 0"),
			"2 2",
			...Array(2).fill("0 0"),
		]);
		expect(days.filter(({ isHoliday }) => isHoliday).map(({ day }) => day)).toEqual(["2026-11-23"]);
		const entries = days.flatMap((each) => each.entries.map(({ start }) => start));
		expect(entries).toEqual([at("2026-11-27T10:00"), at("2026-11-27T15:00")]);
	});

	it("a busy time of days is in each of them, as much of it as the day has", () => {
		const [, , , thursday, friday, saturday, sunday] = listCallDays(asDay("2026-11-23"), RULES, {
			calls: [],
			free: [],
			busy: [createBusy("2026-11-26T22:00", "2026-11-28T00:00")],
		});
		const toSpans = (day: typeof friday) => day?.entries.map(({ start, end }) => [start, end]);
		expect(toSpans(thursday)).toEqual([[at("2026-11-26T22:00"), at("2026-11-27T00:00")]]);
		expect(toSpans(friday)).toEqual([[at("2026-11-27T00:00"), at("2026-11-28T00:00")]]);
		expect([saturday, sunday].map(toSpans)).toEqual([[], []]);
	});
});

it.each([
	["2027-03-22", "2027-03-28", 23],
	["2026-10-19", "2026-10-25", 25],
])(
	"in the week of %s clocks change, and its last day, %s, has %i hours",
	(monday, sunday, hours) => {
		setRegion(REGIONS.lisbon);
		const { start, end } = toWeekSpan(asDay(monday));
		expect((end - start) / 3_600_000).toBe(6 * 24 + hours);
		const busy = { id: "all", by: "Meera", note: "", start: start - 1, end: end + 1 };
		const days = listCallDays(asDay(monday), RULES, {
			calls: [],
			busy: [busy],
			free: [end - 1, end].map(toFree),
		});
		const lengths = days.map(({ entries: [entry] }) => entry && entry.end - entry.start);
		expect(lengths.map((length) => (length ?? 0) / 3_600_000)).toEqual([
			...Array(6).fill(24),
			hours,
		]);
		expect(days.at(-1)).toMatchObject({ day: sunday, free: [{ start: end - 1 }] });
		expect(findHours(days)).toEqual({ first: 9, last: 24 });
	},
);
