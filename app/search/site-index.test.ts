import { expect, it } from "vitest";
import { getContent, type SiteContent } from "#app/content/content.server.ts";
import { describeHit } from "./describe-hit.ts";
import { findPages } from "./find-pages.ts";
import { buildSiteIndex, openSiteIndex, peekSiteIndex } from "./site-index.server.ts";

it("the index of the site is built once", async () => {
	const index = await openSiteIndex();
	expect(await openSiteIndex()).toBe(index);
	expect(peekSiteIndex()).toBe(index);
});

it("the index of very many cities is built in many steps, and each city is found by it", () => {
	const steps = buildSiteIndex(makeManyCities());
	let count = 0;
	let step = steps.next();
	for (; !step.done; step = steps.next()) count++;
	expect(count).toBeGreaterThan(30);
	const index = step.value;
	for (const [words, path] of [
		["qdfghpur", "/qdfghpur"],
		["seo qdfghpur", "/services/seo/qdfghpur"],
		["bandra qdfghpur", "/qdfghpur/bandra"],
	] as const) {
		const [hit] = findPages(index, words).hits;
		expect(hit && describeHit(hit, index).path).toBe(path);
	}
	const { hits, total } = findPages(index, "bandra");
	expect(total).toBeGreaterThanOrEqual(5_000);
	expect(hits).toHaveLength(1_000);
	expect(hits[0]).toMatchObject({ kind: "place", place: 1 });
});

/** 5,000 cities from "qapur" to "qejjjpur", all else as Mumbai. */
function makeManyCities(): SiteContent {
	const content = getContent();
	const [model] = content.cities;
	if (!model) throw new Error("There is no city to copy.");
	const cities = Array.from({ length: 5_000 }, (_, at) => {
		const slug = `q${[...String(at)].map((digit) => "abcdefghij"[Number(digit)]).join("")}pur`;
		return { ...model, slug, name: slug, order: at + 1 };
	});
	return { ...content, cities };
}
