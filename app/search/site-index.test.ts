import { afterAll, expect, it } from "vitest";
import { readContent } from "#app/content/content.server.ts";
import { holdCities } from "#app/seo/hold-cities-for-tests.ts";
import { describeHit } from "./describe-hit.ts";
import { findPages } from "./find-pages.ts";
import { buildSiteIndex } from "./site-index.server.ts";

afterAll(() => void readContent());

const toLetters = (at: number) =>
	String(at).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

it("the index of very many cities is built in many steps, and each city is found by it", () => {
	const slugs = Array.from({ length: 5_000 }, (_, at) => `q${toLetters(at)}pur`);
	const steps = buildSiteIndex(holdCities(slugs.map((slug) => ({ slug, name: slug }))));
	let count = 0;
	let step = steps.next();
	for (; !step.done; step = steps.next()) count++;
	expect(count).toBeGreaterThan(30);
	const index = step.value;
	const search = (words: string) =>
		findPages(index, words).hits.map((hit) => describeHit(hit, index).path);
	expect(search("qdfghpur")[0]).toBe("/qdfghpur");
	expect(search("seo qdfghpur")[0]).toBe("/services/seo/qdfghpur");
	expect(search("bandra qdfghpur")[0]).toBe("/qdfghpur/bandra");
	const { hits, total } = findPages(index, "bandra");
	expect(total).toBeGreaterThanOrEqual(5_000);
	expect(hits).toHaveLength(1_000);
	expect(hits[0]).toMatchObject({ kind: "place", place: 1 });
});
