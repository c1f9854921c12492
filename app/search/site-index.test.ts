import { afterAll, expect, it } from "vitest";
import { getContent, readContent } from "#app/content/content.server.ts";
import { holdCities } from "#app/seo/hold-cities-for-tests.ts";
import { findPages } from "./find-pages.ts";
import { createSiteIndex, getSiteIndex } from "./site-index.server.ts";

afterAll(() => void readContent());

const toLetters = (at: number) =>
	String(at).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

it("each of 500 cities is found, alone, with a service and with a district", () => {
	const slugs = Array.from({ length: 500 }, (_, at) => `q${toLetters(at)}pur`);
	const index = createSiteIndex(holdCities(slugs.map((slug) => ({ slug, name: slug }))));
	const search = (words: string) => findPages(index, words).hits.map(({ page }) => page.path);
	expect(search("qdfgpur")[0]).toBe("/qdfgpur");
	expect(search("seo qdfgpur")[0]).toBe("/services/seo/qdfgpur");
	expect(search("bandra qdfgpur")[0]).toBe("/qdfgpur/bandra");
	expect(search("bandra").length).toBeGreaterThanOrEqual(500);
});

it("content that was loaded again is indexed again", () => {
	readContent();
	const before = getSiteIndex();
	expect(getSiteIndex()).toBe(before);
	holdCities([{ slug: "qpur", name: "Qpur" }]);
	expect(getContent().cities).toHaveLength(1);
	expect(findPages(getSiteIndex(), "qpur").hits[0]?.page.path).toBe("/qpur");
	expect(findPages(before, "qpur").hits[0]?.page.path).not.toBe("/qpur");
});
