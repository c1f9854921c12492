import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { formatCallTime, formatInstant } from "#app/platform/dates.server.ts";
import { setRegion } from "#app/platform/region.ts";
import { accept, reject } from "#app/platform/result.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { REGIONS } from "../../../tests/support/regions.ts";
import { findSendOpening, OWN_TIME, parseSendTime } from "./send-times.ts";

// 27 November 2026 is a Friday, and the agency opens at nine from Monday to Friday.
describeInRegions(({ at, iso }) => {
	const setNow = (clock: string) => setClock(() => at(clock));

	it.each([
		["2026-11-26T18:00", "Tomorrow at opening", "2026-11-27T09:00"],
		["2026-11-27T08:00", "Today at opening", "2026-11-27T09:00"],
		["2026-11-27T12:00", "Next opening", "2026-11-30T09:00"],
	])("at %s the first choice is %s", (now, name, time) => {
		setNow(now);
		const opening = findSendOpening();
		expect(opening?.name).toBe(`${name}: ${formatCallTime(at(time))}`);
		const sendAt = new Date(opening?.time ?? 0).toISOString();
		expect([sendAt, parseSendTime(sendAt, "")]).toEqual([iso(time), accept({ sendAt })]);
	});

	it.each<[string, string, object]>([
		["", "2026-12-01T10:00", {}],
		[OWN_TIME, "2026-12-01T10:00", { sendAt: iso("2026-12-01T10:00") }],
		[iso("2026-12-01T10:00"), "", { sendAt: iso("2026-12-01T10:00") }],
		[OWN_TIME, "2027-01-26T12:00", { sendAt: iso("2027-01-26T12:00") }],
	])("the time %j with %j is %j", (given, later, time) => {
		setNow("2026-11-27T12:00");
		expect(parseSendTime(given, later)).toEqual(accept(time));
	});

	it.each([
		[OWN_TIME, "", "Choose a day and a time"],
		[OWN_TIME, "soon", "Choose a day and a time"],
		["1", "", "Choose a day and a time"],
		[OWN_TIME, "2026-11-27T12:00", "is past"],
		[OWN_TIME, "2027-01-26T12:01", "is more than 60 days ahead"],
	])("the time %j with %j is rejected with a reason", (given, later, reason) => {
		setNow("2026-11-27T12:00");
		const rejected = parseSendTime(given, later);
		expect(rejected).toEqual(reject(expect.stringContaining(reason)));
		if (reason.startsWith("is"))
			expect(rejected).toEqual(reject(expect.stringContaining(formatInstant(iso(later)))));
	});
});

it.each([
	["2027-03-26T18:00:00Z", "2027-03-29T08:00:00.000Z", "2027-03-29T09:00"],
	["2026-10-23T18:00:00Z", "2026-10-26T09:00:00.000Z", "2026-10-26T09:00"],
])(
	"where clocks change at the weekend, an answer of %s goes out at opening: %s",
	(now, sendAt, typed) => {
		// Content that is loaded sets its own region.
		getContent();
		setRegion(REGIONS.lisbon);
		setClock(() => Date.parse(now));
		expect(findSendOpening()?.time).toBe(Date.parse(sendAt));
		expect(parseSendTime(OWN_TIME, typed)).toEqual(accept({ sendAt }));
	},
);
