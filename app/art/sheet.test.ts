import { expect, it } from "vitest";
import { loadContent } from "#app/content/load.ts";
import { drawCitySheet, drawSiteSheet } from "./sheet.ts";
import { findIcon, findOnSheet, REEL } from "./sheet-address.ts";

const { site, services, cities } = loadContent(process.cwd());
const SITE_SHEET = drawSiteSheet(site.name, services);
const SERVICES = services.map(({ imageUrl }) => findOnSheet(imageUrl));

it.each([
	["the site", SITE_SHEET, [...SERVICES, findIcon("cart"), REEL]],
	...cities.map((city): [string, string, string[]] => [
		city.name,
		drawCitySheet(city, city.districts),
		city.districts.map(({ imageUrl }) => findOnSheet(imageUrl)),
	]),
])(
	"the sheet of %s has a view of each drawing, and refers to no part that it lacks",
	(_name, sheet, addresses) => {
		const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		const references = [...sheet.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
		expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
		for (const address of addresses)
			expect(sheet).toContain(`<view id="${address.split("#")[1]}" `);
	},
);

it("the drawings of the site's sheet stand apart, and have no name twice", () => {
	const ids = [...SITE_SHEET.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	expect(new Set(ids).size).toBe(ids.length);
	const places = [...SITE_SHEET.matchAll(/ viewBox="(\d+) -?\d+ (\d+) /g)];
	const gaps = places.slice(1).map(([, x], at) => {
		const [, before, width] = places[at] ?? [];
		return Number(x) - Number(before) - Number(width);
	});
	expect(Math.min(...gaps)).toBeGreaterThan(100);
});

it("the address of any other drawing stays as it is", () => {
	expect(findOnSheet("/art/post/nine-questions.svg")).toBe("/art/post/nine-questions.svg");
});
