import { expect, it } from "vitest";
import { getBlogSource } from "#app/blog/blog-source.server.ts";
import { getPostIndex } from "#app/blog/search-posts.ts";
import { searchIndex } from "#app/platform/text-index.ts";
import { searchPages } from "./search-pages.ts";
import { getSiteIndex } from "./search-site.server.ts";

/** Searches the content for the words; `paths` are the hits' addresses, the best first. */
async function search(words: string) {
	const posts = await getPostIndex(await getBlogSource().listPosts());
	const found = searchPages(getSiteIndex(), words, [
		(terms, attempt) => searchIndex(posts, terms, attempt),
	]);
	return { ...found, paths: found.hits.map(({ page }) => page.path) };
}

it.each([
	["a city", "/mumbai", ["mumbai", "  MUMBÁI  ", "bombay"]],
	["a district", "/mumbai/bandra", ["bandra", "Bandra, Mumbai"]],
	["a service with a slash", "/services/web-development", ["web/app development"]],
	["a service in a city", "/services/seo/mumbai", ["SEO agency in Mumbai", "seo in bandra"]],
	["other names", "/services/paid-advertising/pune", ["google ads poona"]],
	["fillers and a city", "/surat", ["digital marketing agency in surat"]],
	["a name in the navigation", "/contact", ["contact", "contakt"]],
	["a slip", "/mumbai/bandra", ["bandara", "bnadra", "mumbay bandara"]],
	["two slips in a long name", "/delhi/jahangirpuri", ["jahngirpri"]],
	["the beginning of a name", "/delhi/jahangirpuri", ["jahang"]],
	["a name split, also with a slip", "/pune/koregaon-park", ["kore gaon park", "kore goan park"]],
	["a name joined, also with a slip", "/pune/koregaon-park", ["koregaonpark", "koregoanpark"]],
])("for %s %s is first: %j", async (_what, path, given) => {
	for (const words of given) expect((await search(words)).paths[0], words).toBe(path);
});

it.each([
	["bandara mumbay", "Bandra Mumbai"],
	["koregoanpark", "Koregaon Park"],
	["saket", null],
	["seo mumbai", null],
])("%j is corrected as %j", async (words, correction) => {
	expect((await search(words)).correction).toBe(correction);
});

it("a city is followed by the services there, then by its districts, each once", async () => {
	const { paths } = await search("mumbai");
	expect(new Set(paths).size).toBe(paths.length);
	const expected = ["/mumbai", "/services/paid-advertising/mumbai", "/mumbai/andheri"];
	expect(paths.filter((path) => expected.includes(path))).toEqual(expected);
});

it("words are found in the texts of pages, too", async () => {
	expect((await search("bobbins")).paths).toContain("/surat");
});

it("where no page has all words, pages with some of them are found", async () => {
	const { paths, isPartial } = await search("mumbai umbrellas on the moon");
	expect([isPartial, paths[0]]).toEqual([true, "/mumbai"]);
	expect((await search("mumbai")).isPartial).toBe(false);
});

it.each(["", "zzqqxx", "!!! ...", "🪁🪁"])("nothing is found for %j", async (words) => {
	expect(await search(words)).toMatchObject({ paths: [], correction: null });
});
