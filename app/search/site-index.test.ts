import { describe, expect, it } from "vitest";
import type { CityEntry } from "#app/content/cities/city-entry.ts";
import { getContent, type SiteContent } from "#app/content/content.server.ts";
import { describeHit } from "./describe-hit.ts";
import { findPages } from "./find-pages.ts";
import { buildAtOnce, buildSiteIndex, openSiteIndex, peekSiteIndex } from "./site-index.server.ts";

describe("the index of the site", () => {
	it("is built once", async () => {
		const index = await openSiteIndex();
		expect(await openSiteIndex()).toBe(index);
		expect(peekSiteIndex()).toBe(index);
	});

	it("leads to pages that are there only", () => {
		const content = getContent();
		const index = buildAtOnce(content);
		const paths = index.pages.pages.map(({ path }) => path);
		expect(new Set(paths).size).toBe(paths.length);
		expect(index.places.size).toBe(
			content.cities.reduce((sum, { districts }) => sum + 1 + districts.length, 0),
		);
	});
});

describe("of very many cities", () => {
	const many = makeManyCities(5_000);

	it("is built in many steps, between which others are answered", () => {
		const steps = buildSiteIndex(many);
		let count = 0;
		while (!steps.next().done) count++;
		expect(count).toBeGreaterThan(30);
	});

	it("finds each of them, and each service in each of them", () => {
		const index = buildAtOnce(many);
		const first = (words: string) => {
			const [hit] = findPages(index, words).hits;
			return hit && describeHit(hit, index).path;
		};
		expect(first("qdfghpur")).toBe("/qdfghpur");
		expect(first("seo qdfghpur")).toBe("/services/seo/qdfghpur");
		expect(first("bandra qdfghpur")).toBe("/qdfghpur/bandra");
	});

	it("says how many have a name, and lists the first of them", () => {
		const { hits, total } = findPages(buildAtOnce(many), "bandra");
		expect(total).toBeGreaterThanOrEqual(5_000);
		expect(hits).toHaveLength(1_000);
		expect(hits[0]).toMatchObject({ kind: "place", place: 1 });
	});
});

function makeManyCities(count: number): SiteContent {
	const content = getContent();
	const [model] = content.cities;
	if (!model) throw new Error("There is no city to copy.");
	const cities = Array.from({ length: count }, (_, at): CityEntry => {
		const slug = `q${[...String(at)].map((digit) => "abcdefghij"[Number(digit)]).join("")}pur`;
		return { ...model, slug, name: slug, order: at + 1 };
	});
	return { ...content, cities };
}
