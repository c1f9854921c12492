import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { setRegion } from "#app/platform/region.ts";
import { accept, reject } from "#app/platform/result.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { REGIONS } from "../../../tests/support/regions.ts";
import { listSnoozes, parseSnooze } from "./snooze-options.ts";

// 27 November 2026 is a Friday, and the agency opens at nine from Monday to Friday.
describeInRegions(({ at, iso }) => {
	const setNow = (clock: string) => setClock(() => at(clock));

	it.each([
		["2026-11-26T18:00", "1", "2026-11-27T09:00"],
		["2026-11-27T08:00", "1", "2026-11-27T09:00"],
		["2026-11-27T12:00", "1", "2026-11-30T09:00"],
		["2026-11-26T12:00", "3", "2026-12-01T09:00"],
		["2026-11-26T12:00", "day", "2026-12-03T09:00", "2026-12-03"],
		["2026-11-26T12:00", "day", "2026-12-07T09:00", "2026-12-05"],
		["2026-11-26T12:00", "1", "2026-11-27T09:00", "2026-12-05"],
		["2026-11-26T12:00", iso("2026-11-26T15:30"), "2026-11-26T15:30"],
	])("at %s a snooze until %s ends when somebody is there: at %s", (now, until, end, day = "") => {
		setNow(now);
		expect(parseSnooze(until, day)).toEqual(accept({ kind: "snooze", until: iso(end) }));
	});

	it("one for the time until a reply is the visitor's turn for three working days", () => {
		setNow("2026-11-26T12:00");
		const next = { by: "them", at: iso("2026-12-01T09:00") };
		expect(parseSnooze("no-reply", "")).toEqual(accept({ kind: "next-step", next }));
	});
});

it.each(["2020-01-01", "day", "0", "soon", "2026-13-01"])(
	"%j is no time in the future",
	(until) => {
		expect(parseSnooze(until, "")).toEqual(reject(expect.stringContaining("in the future")));
	},
);

it("each choice that is offered is one", () => {
	for (const [value] of listSnoozes()) expect(parseSnooze(value, "")).toMatchObject({ ok: true });
});

it.each([
	["2027-03-26T12:00:00Z", "2027-03-29T08:00:00.000Z"],
	["2026-10-23T12:00:00Z", "2026-10-26T09:00:00.000Z"],
])("where clocks change at the weekend, a snooze of %s ends at nine by the clock", (now, until) => {
	// Content that is loaded sets its own region.
	getContent();
	setRegion(REGIONS.lisbon);
	setClock(() => Date.parse(now));
	expect(parseSnooze("1", "")).toEqual(accept({ kind: "snooze", until }));
});
