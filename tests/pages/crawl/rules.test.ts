import { expect, test } from "vitest";
import { crawlSite } from "./crawl-site.ts";
import { describeFinding } from "./finding.ts";
import { answerFor, makePage, makeSampleSite } from "./sample-site.ts";

async function crawl(site: Map<string, string>) {
	const { findings } = await crawlSite(answerFor(site), "https://s.example");
	return findings.map(describeFinding);
}

test("a site that keeps every rule has no finding", async () => {
	expect(await crawl(makeSampleSite())).toEqual([]);
});

/** What is changed where, and the beginning of what is said of it. */
const BREAKAGES: [page: string, from: string | RegExp, to: string, finding: string][] = [
	["/about", 'href="/"', 'href="/nowhere"', "links: /about: /nowhere answers 404"],
	["/blog", "lines#part", "lines#lost", "parts: /blog: /blog/lines has no part lost"],
	["/", "/kite.svg", "/gone.svg", "files: /: /gone.svg answers 404"],
	["/about", "About the shop | Kites", "", "titles: /about: it has 1 titles"],
	[
		"/about",
		"About the shop | Kites",
		"A shop for kites | Kites",
		"titles: / and /about: the same",
	],
	["/about", "About the shop |", `${"x".repeat(66)} |`, "warning: titles: /about: "],
	[
		"/about",
		/(name="description" content=")[^"]*/,
		"$1Short.",
		"descriptions: /about: its description has",
	],
	["/about", "/about.png", "/other.png", "networks: /about: og:image is"],
	["/about", /<meta name="twitter:image:alt"[^>]*>/, "", "networks: /about: no twitter:image:alt"],
	["/blog/lines", /<meta name="article:author"[^>]*>/, "", "networks: /blog/lines: no article:"],
	["/about", /<h1>.*<\/h1>/, "", "headings: /about: it has 0 h1"],
	["/about", "en-IN", "en", 'language: /about: lang is "en"'],
	["/about", ' alt=""', "", "pictures: /about: /kite.svg has no alt"],
	["/about", 'href="/"', 'href="http://elsewhere.example/"', "plain http: /about: http://"],
	["/about", '"@type":"AboutPage"', '"@type":"FAQPage"', "structured data: /about: FAQPage is"],
	["/about", '"position":2', '"position":3', "structured data: /about: BreadcrumbList: its pos"],
	[
		"/about",
		'"isPartOf":{"@id":"https://s.example/#website"',
		'"isPartOf":{"@id":"https://s.example/#webs"',
		"structured data: /about: https://s.example/#web",
	],
	["/about", '"inLanguage":"en-IN",', "", "structured data: /about: AboutPage wants inLanguage"],
	["/about", '"logo":"https:', '"logo":"', "structured data: /about: Organization logo is"],
	[
		"/about",
		'{"@context"',
		'"@context"',
		"structured data: /about: it has 1 graphs, or no sound one",
	],
	[
		"/blog/lines",
		'"datePublished":"2026-01-01"',
		'"datePublished":"1 May"',
		"structured data: /blog/lines: BlogPosting datePub",
	],
	["/about", 'page">About<', 'page">The shop<', "breadcrumbs: /about: seen are Home"],
	["/about", /<nav.*<\/nav>/, "", "breadcrumbs: /about: none is seen"],
	["/about", "<h1", '<meta name="robots" content="noindex"/><h1', "sitemap: /about: it is listed"],
	["/sitemap.xml", "/about<", "/contact<", "sitemap: /about: it is not listed"],
	["/sitemap.xml", "/about<", "/contact<", "sitemap: the sitemap: /contact answers 404"],
	["/sitemap.xml", "2026-01-01", "2099-01-01", "sitemap: /sitemap.xml: https://s.example/ ch"],
	["/", 'href="/about"', 'href="/"', "orphans: /about: no link leads here"],
	["/robots.txt", "/visits", "/blog", "robots: /blog: robots are kept off"],
	["/robots.txt", "Sitemap", "Map", "robots: /robots.txt: no sitemap is named"],
];

test.each(BREAKAGES)("%s with %s as %j is found", async (path, from, to, finding) => {
	const site = makeSampleSite();
	const text = site.get(path) ?? "";
	const changed = text.replace(from, to);
	expect(changed).not.toBe(text);
	site.set(path, changed);
	const found = await crawl(site);
	expect(
		found.filter((line) => line.startsWith(finding)),
		found.join("\n"),
	).toHaveLength(1);
});

test("a page that is four clicks away is found", async () => {
	const site = makeSampleSite();
	const paths = ["/", "/a", "/b", "/c", "/d"];
	for (const [index, path] of paths.entries()) {
		const steps = index === 0 ? [] : ([[path, path]] as const);
		site.set(path, makePage(path, `The page at ${path}`, paths.slice(index + 1, index + 2), steps));
	}
	expect(await crawl(site)).toContain("three clicks: /d: 4 clicks from home, first by /c");
});

test("a card that is none is found", async () => {
	const answer = answerFor(makeSampleSite());
	const { findings } = await crawlSite(
		async (path) => (path.startsWith("/cards/blog") ? new Response("no PNG") : answer(path)),
		"https://s.example",
	);
	expect(findings.map(describeFinding)).toContainEqual(expect.stringMatching("^cards: /blog"));
});
