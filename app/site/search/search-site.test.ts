import { afterAll, expect, it } from "vitest";
import { restoreContent, setCities } from "../../../tests/support/set-cities.ts";
import { searchPages } from "./search-pages.ts";
import { createSiteIndex, getSiteIndex } from "./search-site.server.ts";

afterAll(() => restoreContent());

const toLetters = (at: number) =>
	String(at).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

it("each of many cities is found, alone, with a service and with a district", () => {
	const slugs = Array.from({ length: 120 }, (_, at) => `q${toLetters(at)}pur`);
	const index = createSiteIndex(setCities(slugs.map((slug) => ({ slug, name: slug }))));
	const search = (words: string) => searchPages(index, words).hits.map(({ page }) => page.path);
	expect(search("qbafpur")[0]).toBe("/qbafpur");
	expect(search("seo qbafpur")[0]).toBe("/services/seo/qbafpur");
	expect(search("bandra qbafpur")[0]).toBe("/qbafpur/bandra");
	expect(search("bandra").length).toBeGreaterThanOrEqual(120);
});

it("content that was loaded again is indexed again", () => {
	restoreContent();
	const find = () => searchPages(getSiteIndex(), "qpur").hits[0]?.page.path;
	expect(find()).not.toBe("/qpur");
	setCities([{ slug: "qpur", name: "Qpur" }]);
	expect(find()).toBe("/qpur");
});
