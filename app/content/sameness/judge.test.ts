import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeCities } from "../../../bench/generate-cities.ts";
import { loadContent } from "../load.ts";
import type { City, Content, Service } from "../types.ts";
import { findThinPages, judgePages, LEAST_WORDS } from "./judge.ts";

const shipped = loadContent(join(import.meta.dirname, "../../.."));

function findShipped(slug: string): City {
	const city = shipped.cities.find((it) => it.slug === slug);
	if (!city) throw new Error(`no ${slug}`);
	return city;
}

/** The shipped content with other cities in the place of its own. */
const withCities = (...cities: City[]): Content => ({ ...shipped, cities });
const shorten = (city: City): City => ({
	...city,
	economy: [],
	search: [],
	advertising: [],
	industries: [],
});

describe("judgePages", () => {
	it("finds nothing thin in the shipped content", () => {
		expect([...findThinPages(shipped)]).toEqual([]);
	});

	it("tells a page that is another one with the name put in, and the other one too", () => {
		const mumbai = findShipped("mumbai");
		const renamed = JSON.parse(
			JSON.stringify(mumbai).replaceAll("Mumbai", "Navi Springfield"),
		) as City;
		const copy: City = { ...renamed, slug: "springfield", districts: [], services: {} };
		const { city } = judgePages(withCities(mumbai, copy, findShipped("pune")), { pairs: 1 });
		expect(city.pages.slice(0, 2)).toEqual(
			expect.arrayContaining([
				expect.objectContaining({
					path: "/springfield",
					nearest: { path: "/mumbai", share: 1 },
					faults: ["sameness"],
				}),
				expect.objectContaining({ path: "/mumbai", faults: ["sameness"] }),
			]),
		);
		expect(city.pages[2]).toMatchObject({ path: "/pune", faults: [] });
		expect(city.pairs).toEqual([{ first: "/mumbai", second: "/springfield", share: 1 }]);
	});

	it("tells a page of few words, and puts it first", () => {
		const content = withCities(findShipped("mumbai"), shorten(findShipped("pune")));
		const { city } = judgePages(content);
		expect(city.pages[0]).toMatchObject({ path: "/pune", faults: ["words"] });
		expect(city.pages[1]).toMatchObject({ path: "/mumbai", faults: [] });
	});

	it("counts no text as no word, of a service that a city has no text for", () => {
		const city: City = { ...findShipped("mumbai"), services: {} };
		const { localService } = judgePages(withCities(city));
		expect(localService.pages).toHaveLength(shipped.services.length);
		for (const page of localService.pages)
			expect(page).toMatchObject({ ownWords: 0, nearest: null, faults: ["words"] });
	});

	it("counts only what the page itself shows of its own file", () => {
		const city = findShipped("mumbai");
		const longer: City = { ...city, description: `${city.description} And more words.` };
		const [before, after] = [city, longer].map(
			(it) => judgePages(withCities(it)).city.pages[0]?.ownWords,
		);
		expect(after).toBe(before);
	});

	it("judges every service, sub-service and reason to choose us by 450 words", () => {
		const { service, subService, reason } = judgePages(withCities());
		for (const [{ pages }, length, path] of [
			[service, 7, "/services/seo"],
			[subService, 16, "/services/seo/technical"],
			[reason, 4, "/why-choose-us/creative-excellence"],
		] as const) {
			expect(pages).toHaveLength(length);
			expect(pages).toContainEqual(expect.objectContaining({ path }));
		}
		expect(LEAST_WORDS).toMatchObject({ service: 450, subService: 450, reason: 450 });
	});

	it("tells a sub-service that is another one with the name put in", () => {
		const [service] = shipped.services;
		const [model] = service?.subServices ?? [];
		if (!service || !model) throw new Error("no sub-service");
		const name = "Voice Search";
		const renamed = JSON.parse(JSON.stringify(model).replaceAll(model.name, name));
		const copy = { ...renamed, slug: "voice-search" };
		const services = [{ ...service, subServices: [...service.subServices, copy] }];
		const { subService } = judgePages({ ...withCities(), services });
		const alike = subService.pages.filter(({ faults }) => faults.includes("sameness"));
		expect(alike.map(({ path }) => path).sort()).toEqual(
			[model.slug, copy.slug].map((slug) => `/services/${service.slug}/${slug}`).sort(),
		);
		for (const { nearest } of alike) expect(nearest?.share).toBe(1);
	});

	it("counts of a service what its page shows, not what cards and drawings say", () => {
		const [service] = shipped.services;
		if (!service) throw new Error("no service");
		const { benefits, framework } = service;
		const longer: Service = {
			...service,
			card: `${service.card} And more words.`,
			description: `${service.description} And more words.`,
			benefits: { ...benefits, intro: "And more words." },
			framework: { ...framework, note: "And more words." },
		};
		const [before, after] = [service, longer].map(
			(it) => judgePages({ ...withCities(), services: [it] }).service.pages[0]?.ownWords,
		);
		expect(after).toBe(before);
	});

	it("finds the copies among more cities than are compared one by one", () => {
		const cities = makeCities(600, shipped).map((city) => ({
			...city,
			districts: [],
			services: {},
		}));
		const { city } = judgePages(withCities(...cities));
		const copies = city.pages.filter(({ faults }) => faults.includes("sameness"));
		expect(copies).toHaveLength((2 * 600) / 50);
		for (const { nearest } of copies) expect(nearest?.share).toBe(1);
	});

	it("keeps as many of the most similar pairs as asked for, most similar first", () => {
		const { district } = judgePages(shipped, { pairs: 5 });
		const shares = district.pairs.map(({ share }) => share);
		expect(shares).toHaveLength(5);
		expect(shares).toEqual(shares.toSorted((a, b) => b - a));
		const most = Math.max(...district.pages.map(({ nearest }) => nearest?.share ?? 0));
		expect(shares[0]).toBe(most);
	});
});
