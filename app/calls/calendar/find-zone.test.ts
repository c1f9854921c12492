import { expect, it } from "vitest";
import { event, list, OFFICE, read } from "../../../tests/support/read-lines.ts";
import { findZone } from "./find-zone.ts";

it.each([
	["Eastern Standard Time 1", "America/New_York"],
	["Pacific Standard Time 2", "America/Los_Angeles"],
	["W. Europe Standard Time 1", "Europe/Berlin"],
	["India Standard Time (2)", "Asia/Kolkata"],
	["GMT Standard Time 12", "Europe/London"],
	["eastern standard time 1", "America/New_York"],
	["EASTERN STANDARD TIME", "America/New_York"],
	["Russia Time Zone 3", "Europe/Samara"],
	["Eastern Daylight Time", "America/New_York"],
	["Eastern Time (US & Canada)", "America/New_York"],
	["UTC-11", "Etc/GMT+11"],
	["Europe/Berlin 1", "Europe/Berlin"],
	["America/New York", "America/New_York"],
	["(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"],
	["(UTC-05:00) Eastern Time (US & Canada) 1", "America/New_York"],
	["(GMT-08.00) Pacific Time (US & Canada)", "America/Los_Angeles"],
	["(UTC\u221207:00) Mountain Time (US & Canada)", "America/Denver"],
	["(UTC-04:00) Atlantic Time (Canada)", "America/Halifax"],
	["(UTC-03:30) Newfoundland", "America/St_Johns"],
	["(UTC-07:00) Arizona", "America/Phoenix"],
	["(UTC-06:00) Central America", "America/Guatemala"],
	["(UTC) Dublin, Edinburgh, Lisbon, London", "Europe/London"],
	["(UTC) Coordinated Universal Time", "UTC"],
	["(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"],
	["(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", "Asia/Kolkata"],
	["(UTC+05:45) Kathmandu", "Asia/Kathmandu"],
	["(UTC+09:00) Osaka, Sapporo, Tokyo", "Asia/Tokyo"],
	["(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi", "Asia/Shanghai"],
	["(UTC-07:00) La Paz, Mazatlan", "America/Mazatlan"],
	["/freeassociation.sourceforge.net/America/New_York", "America/New_York"],
	["/freeassociation.sourceforge.net/Tzfile/Europe/Paris", "Europe/Paris"],
	["/softwarestudio.org/Olson_20011030_5/America/Argentina/Ushuaia", "America/Argentina/Ushuaia"],
	["/mozilla.org/20070129_1/Europe/Berlin", "Europe/Berlin"],
	["tzone://Microsoft/Utc", "UTC"],
])("the zone %j has the clock of %s", (tzid, zone) => {
	const zones = [findZone(tzid) ?? "", zone];
	const [found, expected] = zones.map((timeZone) =>
		["2026-01-15T00:00Z", "2026-07-15T00:00Z"].map((day) =>
			new Date(day).toLocaleString("en", { timeZone }),
		),
	);
	expect(found).toEqual(expected);
});

it.each([
	"Customized Time Zone",
	"Custom 1",
	"tzone://Microsoft/Custom",
	"(UTC-05:00)",
	"(UTC-05:00) Tokyo",
	"(UTC+05:30) Nowhere",
	"IST",
	"GMT 1",
	"Standard Time",
	"Time",
	"1",
	"",
	"//",
	" ".repeat(100_000),
	"/".repeat(100_000),
	`Eastern${" ".repeat(100_000)}Time`,
])("nobody knows the zone %#", (tzid) => {
	expect(findZone(tzid)).toBeNull();
});

it.each([
	"Eastern Standard Time 1",
	"Customized Time Zone",
	"tzone://Microsoft/Custom",
	"(UTC-05:00) Eastern Time (US & Canada)",
	"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi",
	"Europe/London",
])("what a calendar says of the zone %j itself counts", (tzid) => {
	const define = (text: string) =>
		OFFICE.map((line) => line.replace("TZID:Office", `TZID:${text}`));
	const written = [tzid, `"${tzid}"`, tzid.replaceAll(",", "\\,"), ` ${tzid} `];
	for (const text of written)
		for (const name of [tzid, `"${tzid}"`, ` ${tzid.replaceAll(",", "\\,")}`])
			expect(
				list(
					...define(text),
					...event("1", `DTSTART;TZID=${name}:20261020T090000`, "DURATION:PT1H"),
				),
				`${text} and ${name}`,
			).toEqual(["10-20T13:00 to 10-20T14:00"]);
});

it.each([
	"Eastern Standard Time 1",
	'"Eastern Standard Time 1"',
	"(UTC-05:00) Eastern Time (US & Canada)",
	'"(UTC-05:00) Eastern Time (US & Canada)"',
	"/freeassociation.sourceforge.net/America/New_York",
])("an event on %s takes its hour in New York", (tzid) => {
	const start = `DTSTART;TZID=${tzid}:20261020T090000`;
	const reading = read(...event("1", start, `DTEND;TZID=${tzid}:20261020T100000`));
	expect(reading).toEqual({ spans: ["10-20T13:00 to 10-20T14:00"], problems: [] });
});
