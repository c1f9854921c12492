import { expect, it } from "vitest";
import { loadContent } from "#app/content/load.ts";
import { drawCitySheet, drawSiteSheet } from "./sheet.ts";
import { findIcon, findOnSheet, REEL } from "./sheet-address.ts";
import { writeDocument } from "./svg.ts";

const { site, services, cities } = loadContent(process.cwd());
const SITE_SHEET = writeDocument(drawSiteSheet(site.name, services));
const SERVICES = services.map(({ imageUrl }) => findOnSheet(imageUrl));

it.each([
	["the site", SITE_SHEET, [...SERVICES, findIcon("cart"), REEL]],
	...cities.map((city): [string, string, string[]] => [
		city.name,
		writeDocument(drawCitySheet(city, city.districts)),
		city.districts.map(({ imageUrl }) => findOnSheet(imageUrl)),
	]),
])("the sheet of %s has each drawing apart, with all its parts", (_name, sheet, addresses) => {
	const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	const references = [...sheet.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
	const views = [...sheet.matchAll(/<view id="([^"]+)" viewBox="(\d+) -?\d+ (\d+) /g)];
	expect(ids).toEqual(expect.arrayContaining(references));
	for (const address of addresses)
		expect(views.map(([, id]) => id)).toContain(address.split("#")[1]);
	for (const [at, [, , x]] of views.slice(1).entries()) {
		const [, , before, width] = views[at] ?? [];
		expect(Number(x) - Number(before) - Number(width)).toBeGreaterThan(100);
	}
});

it("the site's sheet has no name twice", () => {
	const ids = [...SITE_SHEET.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	expect(new Set(ids).size).toBe(ids.length);
});
