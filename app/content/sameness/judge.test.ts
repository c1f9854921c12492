import { expect, it } from "vitest";
import { SHIPPED_ROOT } from "../copy-for-tests.ts";
import { loadContent } from "../load.ts";
import type { City, Content } from "../types.ts";
import { makeCities } from "./cities-for-tests.ts";
import { findThinPages, judgePages } from "./judge.ts";

const shipped = loadContent(SHIPPED_ROOT);

function findShipped(slug: string): City {
	const city = shipped.cities.find((it) => it.slug === slug);
	if (!city) throw new Error(`no ${slug}`);
	return city;
}

/** The shipped content with other cities in the place of its own. */
const withCities = (...cities: City[]): Content => ({ ...shipped, cities });

/** A copy of the texts in which one name stands for another. */
function swapName<T>(texts: T, from: string, to: string): T {
	return JSON.parse(JSON.stringify(texts).replaceAll(from, to));
}

it("finds no thin page in the shipped content", () => {
	expect([...findThinPages(shipped)]).toEqual([]);
});

it("finds a city's page that is another one with the name swapped, and the other one too", () => {
	const mumbai = findShipped("mumbai");
	const copy = { ...swapName(mumbai, "Mumbai", "Navi Springfield"), districts: [], services: {} };
	const content = withCities(mumbai, { ...copy, slug: "springfield" }, findShipped("pune"));
	const { city } = judgePages(content, { pairs: 1 });
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

it("finds the copies among hundreds of cities", () => {
	const cities = makeCities(600, shipped).map((city) => ({ ...city, districts: [], services: {} }));
	const { city } = judgePages(withCities(...cities));
	const copies = city.pages.filter(({ faults }) => faults.includes("sameness"));
	expect(copies).toHaveLength((2 * 600) / 50);
	for (const { nearest } of copies) expect(nearest?.share).toBe(1);
});
