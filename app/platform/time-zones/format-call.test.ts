import { expect, it } from "vitest";
import { formatCall, groupByDay, parseZone } from "./format-call.ts";

const at = (text: string) => Date.parse(text);

it.each([
	["Asia/Kolkata", "Thursday, 3 December 2026, 3:00 PM (India Standard Time)"],
	["Asia/Kathmandu", "Thursday, 3 December 2026, 3:15 PM (Nepal Time)"],
	["America/New_York", "Thursday, 3 December 2026, 4:30 AM (Eastern Standard Time)"],
	["Australia/Lord_Howe", "Thursday, 3 December 2026, 8:30 PM (Lord Howe Daylight Time)"],
])("one instant is told in %s as %s", (zone, text) => {
	expect(formatCall(at("2026-12-03T09:30Z"), zone)).toBe(text);
});

it("on the last Sunday of October London's clock goes back, and the zone's name changes", () => {
	const before = at("2026-10-25T00:30Z");
	const after = at("2026-10-25T01:30Z");
	expect(formatCall(before, "Europe/London")).toBe(
		"Sunday, 25 October 2026, 1:30 AM (British Summer Time)",
	);
	expect(formatCall(after, "Europe/London")).toBe(
		"Sunday, 25 October 2026, 1:30 AM (Greenwich Mean Time)",
	);
	expect(groupByDay([before, after, at("2026-10-25T09:00Z")], "Europe/London")).toEqual([
		{
			day: "Sunday, 25 October",
			times: [
				{ start: before, label: "1:30 AM (British Summer Time)" },
				{ start: after, label: "1:30 AM (Greenwich Mean Time)" },
				{ start: at("2026-10-25T09:00Z"), label: "9:00 AM" },
			],
		},
	]);
});

it("times are grouped by the days of the zone, in order", () => {
	const times = [at("2026-12-03T18:00Z"), at("2026-12-03T18:30Z"), at("2026-12-04T05:00Z")];
	const days = groupByDay(times, "America/New_York");
	expect(days.map(({ day, times }) => [day, ...times.map(({ label }) => label)])).toEqual([
		["Thursday, 3 December", "1:00 PM", "1:30 PM"],
		["Friday, 4 December", "12:00 AM"],
	]);
});

it.each([
	["Asia/Calcutta", "Asia/Calcutta"],
	["America/Argentina/ComodRivadavia", "America/Argentina/ComodRivadavia"],
	["", null],
	["+05:30", null],
	["Asia/Mumbai", null],
	["x".repeat(65), null],
])("%j is the zone %j", (text, zone) => {
	expect(parseZone(text)).toBe(zone);
});
