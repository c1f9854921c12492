import { expect, it } from "vitest";
import { asDay } from "../../tests/support/as-day.ts";
import { describeInRegions } from "../../tests/support/describe-in-regions.ts";
import {
	formatCallTime,
	formatDate,
	formatDay,
	formatDayAndMonth,
	formatInstant,
	formatMailDate,
	formatNearDay,
	toDay,
} from "./dates.server.ts";
import type { Day, Instant } from "./day.ts";
import { formatLongDate } from "./format-dates.ts";

/** Shows each kind of space as an ordinary one. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

const BRITISH = {
	days: ["Mon 23 Nov", "23 Nov", "23 Nov 2026", "23 November 2026", "23–29 November 2026"],
	near: ["today", "Fri", "24 Nov", "24 Nov 2025"],
};
const WRITTEN = {
	india: { ...BRITISH, midnight: "Mon, 23 Nov 2026 00:00:00 +0530" },
	lisbon: { ...BRITISH, midnight: "Mon, 23 Nov 2026 00:00:00 +0000" },
	portland: {
		days: ["Mon Nov 23", "Nov 23", "Nov 23, 2026", "November 23, 2026", "November 23 – 29, 2026"],
		near: ["today", "Fri", "Nov 24", "Nov 24, 2025"],
		midnight: "Mon, 23 Nov 2026 00:00:00 -0800",
	},
};

describeInRegions(({ name, at, iso }) => {
	const { days, near, midnight } = WRITTEN[name];
	const monday = asDay("2026-11-23");

	it("a day is the one that was written", () => {
		const shown = [formatDay, formatDayAndMonth, formatDate, formatLongDate].map((format) =>
			format(monday),
		);
		expect([...shown, plain(formatLongDate(monday, asDay("2026-11-29")))]).toEqual(days);
	});

	it.each(["2026-11-23T00:00", "2026-11-23T12:00", "2026-11-23T23:59"])(
		"at %s by its clocks it is that day",
		(clock) => {
			expect(toDay(at(clock))).toBe(monday);
			expect(formatInstant(iso(clock))).toContain(days[2]);
			expect(formatCallTime(at(clock))).toContain(days[0]);
		},
	);

	it("days near another one are told as people do", () => {
		const now = at("2026-12-01T09:00");
		const clocks = ["2026-12-01T23:59", "2026-11-27T00:00", "2026-11-24T23:59", "2025-11-24T00:00"];
		expect(clocks.map((clock) => formatNearDay(at(clock), now))).toEqual(near);
	});

	it("the date of a message has the day of the agency, and names the same instant", () => {
		expect(formatMailDate(at("2026-11-23T00:00"))).toBe(midnight);
		const summer = at("2026-07-01T23:59:59");
		expect(Date.parse(formatMailDate(summer))).toBe(summer);
	});
});

/** The compiler rejects each of these; nothing calls the function. */
export function mistakeDaysForInstants(day: Day, time: number, iso: string): void {
	const instant: Instant = iso;
	// @ts-expect-error: an instant has a day only at some place (toDay)
	formatDay(time);
	// @ts-expect-error: as above, in ISO 8601
	formatLongDate(instant);
	// @ts-expect-error: a text may be either; daySchema tells
	formatDate(iso);
	// @ts-expect-error: a day has no time
	formatInstant(day);
}
