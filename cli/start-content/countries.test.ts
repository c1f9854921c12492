import { getCountries } from "libphonenumber-js/max";
import { afterAll, expect, it } from "vitest";
import { formatTown } from "#app/content/describe-agency.ts";
import { loadContent, loadRegion } from "#app/content/load.ts";
import { listCountryZones } from "#app/platform/time-zones/list-country-zones.ts";
import { createEmptyFolder } from "../../tests/support/project-folder.ts";
import { answersSchema } from "./answers.ts";
import { formatTownLine } from "./country.ts";
import { writeContent } from "./write-content.ts";

const ANSWERS = {
	name: "Northgate",
	tagline: "Search and websites for makers.",
	email: "hello@northgate.example",
	phone: "+353 1 555 0123",
	street: "4 Example Quay",
	postalCode: "97204",
	town: "Portland",
	country: "IE",
	currency: "EUR",
	opens: "09:00",
	closes: "17:00",
	services: ["Search"],
};

const { path, remove } = createEmptyFolder();
afterAll(remove);
let count = 0;

/** Writes the content of an agency into a folder of its own. */
function write(given: Record<string, unknown>): string {
	const folder = `${path}/${++count}`;
	writeContent(folder, answersSchema.parse({ ...ANSWERS, ...given }));
	return folder;
}

const begin = (given: Record<string, unknown>) => loadContent(write(given)).site;

// What else the site reads does not depend on the country, and takes ten times as long.
it.each(getCountries())("the site.yaml of an agency in %s can be read", (country) => {
	const zones = listCountryZones(country);
	const timeZone = zones.length === 1 ? undefined : (zones[0] ?? "UTC");
	const region = loadRegion(write({ country, timeZone, state: "Oregon" }));
	expect(region).toMatchObject({ country, phoneCountry: country });
	const town = { country, town: "Portland", postalCode: "97204", state: "Oregon" };
	const line = formatTownLine(town) ?? "Portland 97204, Oregon";
	for (const part of ["Portland", "97204", "Oregon"]) expect(line).toContain(part);
});

it.each(["US", "XK"])("without a time zone an agency in %s is asked for one", (country) => {
	expect(() => begin({ country })).toThrow(/^Add to the answers: timeZone: is missing/);
});

it.each([
	["IE", "Portland, 97204"],
	["US", "Portland, OR 97204"],
	["CA", "Portland OR 97204"],
	["DE", "97204 Portland"],
	["SE", "SE-97204 Portland"],
	["IN", "Portland 97204, OR"],
	// Its form has no town.
	["JP", "Portland 97204, OR"],
])("the line of the town is written in %s as %s", (country, line) => {
	const state = line.includes("OR") ? "OR" : undefined;
	const timeZone = country === "IE" ? undefined : "UTC";
	expect(formatTown(begin({ country, state, timeZone }).address)).toBe(line);
});

it("a prefix of the country in the postal code is not written twice", () => {
	const { address } = begin({ country: "SE", postalCode: "SE-111 22" });
	expect(formatTown(address)).toBe("Portland SE-111 22");
});

it.each([
	["IE", "Monday – Friday"],
	["IL", "Sunday – Thursday"],
	["EG", "Sunday – Thursday"],
	["IR", "Saturday – Thursday"],
	["IN", "Monday – Saturday"],
])("the working week of %s is %s", (country, week) => {
	expect(begin({ country, locale: "en-GB" }).hours).toBe(`${week}, 9:00 – 17:00`);
});

it("days and language of the answers are taken", () => {
	const { hours } = begin({ country: "IL", locale: "de-DE", days: ["Monday", "Wednesday"] });
	expect(hours).toBe("Montag, Mittwoch, 9:00 – 17:00");
});

it("where the English of a country is unknown, the site names one whose dates begin with the day", () => {
	expect(begin({ country: "GR" }).locale).toBe("en-GB");
	expect(begin({ country: "IE" }).locale).toBeUndefined();
});
