import { afterAll, expect, it } from "vitest";
import { restoreContent, setCities } from "../../../tests/support/set-cities.ts";
import { searchPages } from "./search-pages.ts";
import { getSiteIndex } from "./search-site.server.ts";

afterAll(() => restoreContent());

const toLetters = (at: number) =>
	String(at).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

it("each of many cities is found, alone, with a service and with a district", () => {
	const slugs = Array.from({ length: 120 }, (_, at) => `q${toLetters(at)}pur`);
	setCities(slugs.map((slug) => ({ slug, name: slug })));
	const index = getSiteIndex();
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

it("a city whose name has no blanks is found by each two letters of it, alone and with a service", () => {
	const cities = ["東京都", "京都府"].map((name, at) => ({ slug: `city-${at}`, name }));
	setCities(cities);
	const index = getSiteIndex();
	const search = (words: string) => searchPages(index, words).hits.map(({ page }) => page.path);
	expect(search("東京")[0]).toBe("/city-0");
	expect(search("京都府")[0]).toBe("/city-1");
	expect(search("seo 東京都")[0]).toBe("/services/seo/city-0");
	expect(search("京都")).toEqual(expect.arrayContaining(["/city-0", "/city-1"]));
});
