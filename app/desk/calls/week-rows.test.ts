import { expect, it } from "vitest";
import { HOUR } from "#app/platform/durations.ts";
import { asDay } from "../../../tests/support/as-day.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import type { CallDay, WeekCall } from "./call-week.ts";
import { buildWeekStyle, findHours, toEntryRows, toNowRow } from "./week-rows.ts";

const DAY = asDay("2026-11-25");
const OFFICE = { first: 9, last: 18 };

describeInRegions(({ at }) => {
	const midnight = at("2026-11-25T00:00");

	function createEntry(from: number, to: number): CallDay["entries"][number] {
		const [start, end] = [midnight + from * HOUR, midnight + to * HOUR];
		const call = { enquiryId: `${from}`, startsAt: start, endsAt: end } as WeekCall;
		return { kind: "call", start, end, call };
	}

	const createDay = (entries: CallDay["entries"], windows: CallDay["windows"] = []): CallDay => ({
		day: DAY,
		isHoliday: false,
		windows,
		free: [],
		entries,
	});

	it("the hours hold every window and call, and are those of the office without one", () => {
		expect(findHours([createDay([])])).toEqual(OFFICE);
		const window = { days: ["Monday" as const], from: "07:30", to: "12:00" };
		const late = createDay([createEntry(21.25, 21.75)], [window]);
		expect(findHours([late])).toEqual({ first: 7, last: 22 });
		expect(findHours([createDay([createEntry(0, 24)])])).toEqual(OFFICE);
	});

	it("an entry has a row for five minutes, and a short one the height of a line", () => {
		const place = (from: number, to: number) => toEntryRows(createEntry(from, to), DAY, OFFICE);
		expect(place(9, 10)).toBe("rows-1-13");
		expect(place(10.5, 11)).toBe("rows-19-25");
		expect(place(10, 10 + 1 / 12)).toBe("rows-13-16");
		expect(place(0, 24)).toBe("rows-1-109");
	});

	it("the present has a row on its own day alone, within the hours", () => {
		const now = midnight + 12 * HOUR;
		expect(toNowRow(now, DAY, OFFICE)).toBe("rows-37-38");
		expect(toNowRow(now, asDay("2026-11-26"), OFFICE)).toBeNull();
		expect(toNowRow(midnight + 20 * HOUR, DAY, OFFICE)).toBeNull();
	});

	it("the style sheet has a rule for each window and entry, for those that are at once, and for the present", () => {
		const window = { days: ["Wednesday" as const], from: "10:00", to: "12:00" };
		const day = createDay([createEntry(9, 10), createEntry(9, 10)], [window]);
		expect(buildWeekStyle([day], midnight + 17 * HOUR)).toBe(
			"@media (width >= 64rem) { .desk-column { grid-template-rows: repeat(108, calc(7.5rem / 12)) } .lanes-2 { grid-template-columns: repeat(2, minmax(0, 1fr)) } .rows-13-37 { grid-row: 13 / 37 } .rows-1-13 { grid-row: 1 / 13 } .rows-97-98 { grid-row: 97 / 98 } }",
		);
	});
});
