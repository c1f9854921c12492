import { expect, it } from "vitest";
import { SHIPPED_ROOT } from "../../../tests/support/copied-content.ts";
import { loadContent } from "../load.ts";
import type { City, Content } from "../types.ts";
import { checkPages, listNoindexPaths } from "./check-pages.ts";

const shipped = loadContent(SHIPPED_ROOT);

function getCity(slug: string): City {
	const city = shipped.cities.find((it) => it.slug === slug);
	if (!city) throw new Error(`no ${slug}`);
	return { ...city, districts: [], services: {} };
}

const withCities = (...cities: City[]): Content => ({ ...shipped, cities });

it("finds no page to keep from indexing in the shipped content", () => {
	expect([...listNoindexPaths(shipped)]).toEqual([]);
});

it("finds a city's page that is another one with the name swapped, and the other one too", () => {
	const mumbai = getCity("mumbai");
	const copy = JSON.parse(JSON.stringify(mumbai).replaceAll("Mumbai", "Navi Springfield"));
	const content = withCities(mumbai, { ...copy, slug: "springfield" }, getCity("pune"));
	const { city } = checkPages(content, { pairs: 1 });
	expect(city.pages).toEqual([
		expect.objectContaining({ path: "/mumbai", faults: ["sameness"] }),
		expect.objectContaining({
			path: "/springfield",
			nearest: { path: "/mumbai", share: 1 },
			faults: ["sameness"],
		}),
		expect.objectContaining({ path: "/pune", faults: [] }),
	]);
	expect(city.pairs).toEqual([{ first: "/mumbai", second: "/springfield", share: 1 }]);
});

it("finds the copies among hundreds of cities, every fiftieth one of which is the one before", () => {
	const model = { ...getCity("mumbai"), economy: [], industries: [], search: [], advertising: [] };
	const cities = Array.from({ length: 600 }, (_, index): City => {
		const seed = index % 50 === 49 ? index - 1 : index;
		const words = Array.from({ length: 400 }, (_, at) => `w${(seed * 7919 + at * at * 31) % 5003}`);
		const slug = `q${index}pur`;
		return { ...model, slug, name: slug, livesOn: slug, intro: words.join(" "), questions: [] };
	});
	const { city } = checkPages(withCities(...cities));
	const copies = city.pages.filter(({ faults }) => faults.includes("sameness"));
	expect(copies).toHaveLength((2 * 600) / 50);
	for (const { nearest } of copies) expect(nearest?.share).toBe(1);
});
