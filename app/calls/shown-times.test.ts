import { expect, it } from "vitest";
import { listCommonZones, listZones } from "./list-zones.ts";
import { toTimesView } from "./shown-times.ts";

const INDIA = "Asia/Kolkata";
const at = (text: string) => Date.parse(text);
const listTiles = (times: readonly string[], zone: string | null, home = INDIA) =>
	toTimesView(times.map(at), [], zone, home).days.map(({ name, times }) => [
		name,
		...times.map(({ label, there }) => (there ? `${label} (${there})` : label)),
	]);

it.each([
	["the agency's", INDIA, ["2026-12-03T04:30Z"], [["Thursday 3 December", "10:00 AM"]]],
	["unknown", null, ["2026-12-03T04:30Z"], [["Thursday 3 December", "10:00 AM"]]],
	["another name", "Asia/Calcutta", ["2026-12-03T04:30Z"], [["Thursday 3 December", "10:00 AM"]]],
	["alike", "Asia/Colombo", ["2026-12-03T04:30Z"], [["Thursday 3 December", "10:00 AM"]]],
	[
		"west, whose day before it is",
		"America/New_York",
		["2026-12-03T04:30Z", "2026-12-03T05:00Z"],
		[
			["Wednesday 2 December", "11:30 PM (Thu 10:00 AM IST)"],
			["Thursday 3 December", "12:00 AM (10:30 AM IST)"],
		],
	],
	[
		"east, whose day after it is",
		"Pacific/Auckland",
		["2026-12-03T10:30Z", "2026-12-03T11:00Z"],
		[
			["Thursday 3 December", "11:30 PM (4:00 PM IST)"],
			["Friday 4 December", "12:00 AM (Thu 4:30 PM IST)"],
		],
	],
	[
		"at the end of summer time",
		"Europe/London",
		["2026-10-24T23:30Z", "2026-10-25T00:30Z", "2026-10-25T01:30Z"],
		[
			[
				"Sunday 25 October",
				"12:30 AM (5:00 AM IST)",
				"1:30 AM (British Summer Time) (6:00 AM IST)",
				"1:30 AM (Greenwich Mean Time) (7:00 AM IST)",
			],
		],
	],
	[
		"at the beginning of summer time",
		"America/New_York",
		["2027-03-14T06:30Z", "2027-03-14T07:00Z"],
		[["Sunday 14 March", "1:30 AM (12:00 PM IST)", "3:00 AM (12:30 PM IST)"]],
	],
])("in a zone that is %s, times stand under their days", (_name, zone, times, days) => {
	expect(listTiles(times, zone)).toEqual(days);
});

it("names the zone, and the agency's where that differs", () => {
	const getText = (zone: string) => toTimesView([at("2026-12-03T04:30Z")], [], zone, INDIA).text;
	expect(getText("Asia/Colombo")).toBe("All times are India Standard Time.");
	expect(getText("Asia/Dubai")).toBe(
		"All times are Gulf Standard Time. The smaller ones are India Standard Time (IST).",
	);
});

it("shows the nearest times apart from the others", () => {
	const [first, second] = [at("2026-12-03T04:30Z"), at("2026-12-03T05:00Z")];
	const { days, nearest } = toTimesView([first, second], [second], "Asia/Dubai", INDIA);
	expect(days.map(({ count }) => count)).toEqual(["1 time"]);
	expect(nearest).toMatchObject([
		{ name: "9:00 AM, Thursday 3 December; 10:30 AM IST", day: "Thursday 3 December" },
	]);
});

it("lists each zone but the agency's by its city with the offset of the day", () => {
	const list = (time: string) => new Map(listZones(at(time), INDIA).flatMap(({ zones }) => zones));
	const winter = list("2026-12-03T04:30Z");
	expect(winter.get("Europe/London")).toBe("London (GMT+0)");
	expect(winter.get("America/Argentina/Salta")).toBe("Salta, Argentina (GMT-3)");
	expect(winter.get("Asia/Katmandu")).toBe("Kathmandu (GMT+5:45)");
	expect([...winter.values()].filter((name) => name.startsWith("Kolkata"))).toEqual([]);
	expect(list("2027-06-03T04:30Z").get("Europe/London")).toBe("London (GMT+1)");
});

it.each([
	["Asia/Kolkata", "Asia/Calcutta", "Europe/London"],
	["Europe/London", "Europe/London", "Asia/Calcutta"],
])("the agency's zone, %s, is not among those that are offered at first", (home, own, other) => {
	const [common] = listCommonZones(at("2026-12-03T04:30Z"), home);
	const zones = common?.zones.map(([zone]) => zone);
	expect(zones).toContain(other);
	expect(zones).not.toContain(own);
});
