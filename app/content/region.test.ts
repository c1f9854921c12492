import { expect, it } from "vitest";
import { formatIssue } from "#app/platform/content-error.ts";
import { formatImprint, formatLegal, formatTown, listResponsible } from "./describe-agency.ts";
import { parseYaml } from "./files/parse-file.ts";
import { deriveRegion } from "./region.ts";
import { siteSchema } from "./schemas/site.ts";
import { findUnsaidTime, writeHours } from "./write-hours.ts";

const SITE = `name: Lane
tagline: Marketing for shops
description: ${"A small agency that helps shops by the sea to be found. ".repeat(2)}
email: hello@lane.example
phone: +353 1 555 0100
currency: EUR
openingHours:
  - { days: [Monday], opens: "09:00", closes: "17:00" }
address: { streetAddress: 1 Lane, addressLocality: Dublin, addressCountry: IE, isSample: true }
coordinates: { latitude: 53.34, longitude: -6.26 }
social: [{ network: linkedin }, { network: instagram }]
`;

/** Lists the issues of the site with other lines, in words. */
const listIssues = (from: string | RegExp, to: string) =>
	parseYaml("site.yaml", SITE.replace(from, to), siteSchema).issues.map(formatIssue).join("\n");

it.each([
	[
		"IE",
		{
			locale: "en-IE",
			timeZone: "Europe/Dublin",
			phoneCountry: "IE",
			phoneExample: "+353 85 012 3456",
		},
	],
	["AE", { locale: "en-AE", timeZone: "Asia/Dubai", phoneExample: "+971 50 123 4567" }],
	["PT", { locale: "en-PT", timeZone: undefined, phoneExample: "+351 912 345 678" }],
	["BR", { locale: undefined, timeZone: undefined, phoneCountry: "BR" }],
])("the country %s says %o", (addressCountry, derived) => {
	const region = deriveRegion({ currency: "EUR", address: { addressCountry } });
	expect(region).toMatchObject(derived);
});

it("what the file says is taken", () => {
	const given = {
		locale: "pt-PT",
		timeZone: "Atlantic/Madeira",
		currency: "USD",
		phoneCountry: "IE" as const,
		phoneExample: "+1 2",
	};
	expect(deriveRegion({ ...given, address: { addressCountry: "PT" } })).toEqual({
		...given,
		country: "PT",
	});
});

it.each([
	["currency: EUR\nlocale: English", /locale: must be a language with its country, such as en-GB/],
	["currency: EUR\nlocale: en", /locale: must be a language with its country/],
	["currency: EUR\nlocale: xx-IE", /locale: must be a language with its country/],
	["currency: EUR\ntimeZone: Dublin", /timeZone: must be a time zone such as/],
	['currency: EUR\ntimeZone: "+01:00"', /timeZone: must be a time zone such as/],
	["currency: euros", /currency: must be the three capitals of a currency/],
	["", /currency: is missing/],
	["currency: EUR\nphoneCountry: XX", /phoneCountry: must be/],
	["currency: EUR\nphoneCountry: ie", /phoneCountry: must be/],
	["currency: EUR\nlegal: { vat: 5 }", /legal.vat: is not a known field here/],
	["currency: EUR\nlegal: { taxNumber: { label: VAT } }", /legal.taxNumber.value: is missing/],
	['currency: EUR\nhours: "8:30 to 17"', /hours: does not say 09:00, which the hours by day do/],
	[
		'currency: EUR\nmorePhones: [{ name: Faro, phone: "+351 289 555 01" }, { name: Beja, phone: "+35128955501" }]',
		/morePhones: has \+35128955501, which is there already/,
	],
])("site.yaml with %j is rejected", (lines, message) => {
	expect(listIssues("currency: EUR", lines)).toMatch(message);
});

it.each([
	["IE", "PT", /timeZone: is missing, as PT has .*Europe\/Lisbon/],
	["IE", "BR", /locale: is missing: write en-GB/],
	["IE", "Ireland", /addressCountry: must be the two capitals/],
	["53.34", "91", /coordinates.latitude: Too big/],
	[/openingHours:\n.*\n/, "", /hours: is missing: write the opening hours in words, or by day/],
])("site.yaml with another one for %s, %j, is rejected", (from, to, message) => {
	expect(listIssues(from, to)).toMatch(message);
});

it("an hour may be written without its nought", () => {
	expect(listIssues('"09:00"', '"9:00"')).toBe("");
	expect(listIssues('"09:00"', '"24:00"')).toMatch(/opens: must be a time such as 09:00/);
});

it("a country alone is enough where it has one time zone", () => {
	expect(listIssues("", "")).toBe("");
});

const WORKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const HOURS = [
	{ days: [...WORKDAYS], opens: "09:00", closes: "17:30" },
	{ days: ["Saturday" as const], opens: "10:00", closes: "13:00" },
];

it.each([
	["en-IE", "Monday – Friday, 9:00 – 17:30; Saturday, 10:00 – 13:00"],
	["en-IN", "Monday – Friday, 9:00 am – 5:30 pm; Saturday, 10:00 am – 1:00 pm"],
	["de-DE", "Montag – Freitag, 9:00 – 17:30; Samstag, 10:00 – 13:00"],
])("in %s opening hours are the line %s", (locale, line) => {
	const written = writeHours(HOURS, { locale });
	expect(written.replaceAll(/\s/g, " ")).toBe(line);
	expect(findUnsaidTime(written, HOURS)).toBeUndefined();
});

it.each([
	["Mo to Fr 9 to 17.30, Sa 10 to 13", undefined],
	["Weekdays 9 AM - 5:30 PM, Saturday until 1 PM from 10", undefined],
	["Weekdays 9:30 - 5:30 PM, Saturday 10 - 1", "09:00"],
	["Weekdays 9 - 17, Saturday 10 - 13", "17:30"],
	["By appointment", "09:00"],
])("the line %j does not say %s", (line, unsaid) => {
	expect(findUnsaidTime(line, HOURS)).toBe(unsaid);
});

it("a town stands as the content writes it, or with what the address has", () => {
	const address = { streetAddress: "1 Rua", addressLocality: "Lisboa", addressCountry: "PT" };
	const given = { ...address, isSample: false };
	expect(formatTown({ ...given, townLine: "1100-148 Lisboa" })).toBe("1100-148 Lisboa");
	expect(formatTown({ ...given, postalCode: "D02", addressRegion: "Dublin" })).toBe(
		"Lisboa D02, Dublin",
	);
	expect(formatTown(given)).toBe("Lisboa");
});

it("who stands behind the name is said as far as it is given", () => {
	const site = { name: "Lane", email: "hello@lane.example" };
	expect(formatLegal({})).toBeNull();
	expect(listResponsible(site)).toEqual([]);
	const legal = {
		name: "Lane Lda",
		companyNumber: { label: "NIPC", value: "500" },
		taxNumber: { label: "VAT number", value: "PT500" },
		officer: { title: "Data Protection Officer", name: "Ana Reis" },
	};
	expect(formatLegal({ legal })).toBe("Lane Lda, NIPC 500, VAT number PT500");
	expect(formatImprint({ legal })).toBe("Lane Lda, NIPC 500. Data Protection Officer: Ana Reis");
	expect(formatImprint({})).toBeNull();
	expect(listResponsible({ ...site, legal })).toEqual([
		"Responsible for this website and the data it collects: Lane Lda, NIPC 500, VAT number PT500.",
		"Data Protection Officer: Ana Reis, hello@lane.example.",
	]);
});

it("a company that the law wants it of names its register, its directors and its board", () => {
	const legal = {
		name: "Kranich GmbH",
		registerCourt: "Amtsgericht Leipzig",
		companyNumber: { label: "HRB", value: "12345" },
		taxNumber: { label: "USt-IdNr.", value: "DE123456789" },
		represented: ["Antje Krüger", "Paul Weiß"],
	};
	const inEmails =
		"Kranich GmbH, Amtsgericht Leipzig, HRB 12345, USt-IdNr. DE123456789, Represented by: Antje Krüger and Paul Weiß";
	expect(formatLegal({ legal })).toBe(inEmails);
	expect(listResponsible({ name: "Kranich", email: "a@kranich.example", legal })).toEqual([
		`Responsible for this website and the data it collects: ${inEmails}.`,
	]);
	const titles = {
		representedTitle: "Managing directors",
		supervisoryChair: { title: "Chair of the supervisory board", name: "Ines Roth" },
	};
	expect(formatImprint({ legal: { ...legal, ...titles } })).toBe(
		"Kranich GmbH, Amtsgericht Leipzig, HRB 12345, Managing directors: Antje Krüger and Paul Weiß, Chair of the supervisory board: Ines Roth",
	);
});
