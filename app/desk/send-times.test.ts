import { afterEach, expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { setRegion } from "#app/platform/region.ts";
import { REGIONS } from "../../tests/support/regions.ts";
import { findSendOpening, OWN_TIME, parseSendTime } from "./send-times.ts";

/** Converts India's time; 27 November 2026 is a Friday, and the agency opens at nine from Monday to Friday. */
const at = (text: string) => new Date(`${text}:00+05:30`).toISOString();
const setNow = (text: string) => setClock(() => Date.parse(at(text)));

afterEach(() => setNow("2026-11-25T12:00"));

it.each([
	["2026-11-26T18:00", "Tomorrow at opening: Fri 27 Nov, 9:00 am", "2026-11-27T09:00"],
	["2026-11-27T08:00", "Today at opening: Fri 27 Nov, 9:00 am", "2026-11-27T09:00"],
	["2026-11-27T12:00", "Next opening: Mon 30 Nov, 9:00 am", "2026-11-30T09:00"],
])("at %s the first choice is %s", (now, name, time) => {
	setNow(now);
	const opening = findSendOpening();
	expect(opening?.name.replaceAll("\u00a0", " ")).toBe(name);
	const sendAt = new Date(opening?.time ?? 0).toISOString();
	expect([sendAt, parseSendTime(sendAt, "")]).toEqual([at(time), { sendAt }]);
});

it.each<[string, string, object]>([
	["", "2026-12-01T10:00", {}],
	[OWN_TIME, "2026-12-01T10:00", { sendAt: at("2026-12-01T10:00") }],
	["2026-12-01T10:00:00+05:30", "", { sendAt: at("2026-12-01T10:00") }],
	[OWN_TIME, "2027-01-26T12:00", { sendAt: at("2027-01-26T12:00") }],
])("the time %j with %j is %j", (given, later, time) => {
	setNow("2026-11-27T12:00");
	expect(parseSendTime(given, later)).toEqual(time);
});

it.each([
	[OWN_TIME, "", /choose a day and a time/],
	[OWN_TIME, "soon", /choose a day and a time/],
	["1", "", /choose a day and a time/],
	[OWN_TIME, "2026-11-27T12:00", /27 Nov 2026, 12:00.pm is past/],
	[OWN_TIME, "2027-01-26T12:01", /26 Jan 2027, 12:01.pm is more than 60 days ahead/],
])("the time %j with %j is rejected with a reason", (given, later, reason) => {
	setNow("2026-11-27T12:00");
	expect(parseSendTime(given, later)).toMatch(reason);
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
		expect(parseSendTime(OWN_TIME, typed)).toEqual({ sendAt });
	},
);
