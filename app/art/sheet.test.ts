import { describe, expect, it } from "vitest";
import { loadContent } from "#app/content/load.ts";
import { drawCitySheet, drawSiteSheet } from "./sheet.ts";
import { findIcon, findOnSheet, REEL } from "./sheet-address.ts";

const { site, services, cities } = loadContent(process.cwd());
const SITE_SHEET = drawSiteSheet(site.name, services);

function readViews(sheet: string): { id: string; x: number; width: number }[] {
	return [...sheet.matchAll(/<view id="([^"]+)" viewBox="(\d+) -?\d+ (\d+) \d+"\/>/g)].map(
		([, id = "", x, width]) => ({ id, x: Number(x), width: Number(width) }),
	);
}

function readFragment(address: string): string {
	return address.slice(address.indexOf("#") + 1);
}

describe("a sheet of drawings", () => {
	it("has a view of each service, of the icons and of the reel", () => {
		const ids = readViews(SITE_SHEET).map(({ id }) => id);
		expect(ids).toEqual(
			expect.arrayContaining([readFragment(REEL), readFragment(findIcon("cart"))]),
		);
		for (const { imageUrl } of services) expect(ids).toContain(readFragment(findOnSheet(imageUrl)));
	});

	it("has a view of each district of its city", () => {
		for (const city of cities) {
			const ids = readViews(drawCitySheet(city, city.districts)).map(({ id }) => id);
			expect(ids).toEqual(
				city.districts.map(({ imageUrl }) => readFragment(findOnSheet(imageUrl))),
			);
		}
	});

	it.each([
		["of the site", SITE_SHEET],
		["of a city", drawCitySheet({ slug: "pune", name: "Pune" }, cities[0]?.districts ?? [])],
	])("%s names each part once, and refers to none that it lacks", (_name, sheet) => {
		const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size).toBe(ids.length);
		const references = [...sheet.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
		expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
	});

	it("keeps its drawings apart", () => {
		let end = 240;
		for (const { x, width } of readViews(SITE_SHEET)) {
			expect(x).toBeGreaterThan(end);
			end = x + width;
		}
	});

	it("leaves the address of any other drawing as it is", () => {
		expect(findOnSheet("/art/post/nine-questions.svg")).toBe("/art/post/nine-questions.svg");
	});
});
