import { expect, it } from "vitest";
import type { BookingOfEnquiry } from "#app/enquiries/store/booking-store.ts";
import { HOUR } from "#app/platform/durations.ts";
import { asDay } from "../../../tests/support/as-day.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import type { CallDay } from "./call-week.ts";
import { listHours, placeCalls } from "./place-calls.ts";

describeInRegions(({ at }) => {
	const midnight = at("2026-11-25T00:00");

	function createEntry(from: number, to: number): CallDay["entries"][number] {
		const [start, end] = [midnight + from * HOUR, midnight + to * HOUR];
		const call = { enquiryId: `${from}`, startsAt: start, endsAt: end } as BookingOfEnquiry;
		return { kind: "call", start, end, call };
	}

	const createDay = (entries: CallDay["entries"], windows: CallDay["windows"] = []): CallDay => ({
		day: asDay("2026-11-25"),
		isHoliday: false,
		windows,
		free: 0,
		entries,
	});

	it("calls that overlap stand side by side, and all others have the whole column", () => {
		const entries = [
			[10, 11],
			[10.5, 11.5],
			[11, 12],
			[12, 13],
		] as const;
		const placed = placeCalls(entries.map(([from, to]) => createEntry(from, to)));
		expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
			[0, 2],
			[1, 2],
			[0, 2],
			[0, 1],
		]);
	});

	it("the hours hold every window and call, and are those of the office without one", () => {
		expect(listHours([createDay([])])).toEqual({ first: 9, last: 18 });
		const window = { days: ["Monday" as const], from: "07:30", to: "12:00" };
		const late = createDay([createEntry(21.25, 21.75)], [window]);
		expect(listHours([late])).toEqual({ first: 7, last: 22 });
		expect(listHours([createDay([createEntry(0, 24)])])).toEqual({ first: 9, last: 18 });
	});
});
