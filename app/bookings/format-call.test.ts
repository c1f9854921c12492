import { expect, it } from "vitest";
import { formatCall, getZoneName, groupByDay, parseZone } from "./format-call.ts";

const at = (text: string) => Date.parse(text);

it.each([
	["Asia/Kolkata", "Thursday, 3 December 2026, 3:00 PM (India Standard Time)"],
	["Asia/Kathmandu", "Thursday, 3 December 2026, 3:15 PM (Nepal Time)"],
	["America/New_York", "Thursday, 3 December 2026, 4:30 AM (Eastern Standard Time)"],
	["Australia/Lord_Howe", "Thursday, 3 December 2026, 8:30 PM (Lord Howe Daylight Time)"],
])("one instant is told in %s as %s", (zone, text) => {
	expect(formatCall(at("2026-12-03T09:30Z"), zone)).toBe(text);
});

it("the day is the visitor's, where it is another one", () => {
	const night = at("2026-12-31T19:00Z");
	expect(formatCall(night, "Asia/Kolkata")).toMatch(/^Friday, 1 January 2027, 12:30 AM /);
	expect(formatCall(night, "America/New_York")).toMatch(/^Thursday, 31 December 2026, 2:00 PM /);
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
	const days = (zone: string) =>
		groupByDay(times, zone).map(({ day, times }) => [day, ...times.map(({ label }) => label)]);
	expect(days("Asia/Kolkata")).toEqual([
		["Thursday, 3 December", "11:30 PM"],
		["Friday, 4 December", "12:00 AM", "10:30 AM"],
	]);
	expect(days("America/New_York")).toEqual([
		["Thursday, 3 December", "1:00 PM", "1:30 PM"],
		["Friday, 4 December", "12:00 AM"],
	]);
	expect(groupByDay([], "Asia/Kolkata")).toEqual([]);
});

it("a zone without a name of its own is told by its offset", () => {
	expect(getZoneName("Etc/GMT-7", at("2026-12-03T09:30Z"))).toMatch(/^GMT\+0?7/);
});

it.each(["Asia/Kolkata", "Asia/Calcutta", "America/Argentina/ComodRivadavia", "UTC", "Etc/GMT+5"])(
	"%s is a zone",
	(zone) => {
		expect(parseZone(zone)).toBe(zone);
	},
);

it.each(["", "India", "+05:30", "Asia/Kolkata ", "Asia/Mumbai", "x".repeat(65), "constructor"])(
	"%j is no zone",
	(text) => {
		expect(parseZone(text)).toBeNull();
	},
);
