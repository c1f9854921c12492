import { expect, test } from "vitest";
import { SITE_URL } from "../../support/site.ts";
import { provideSite, site } from "../../support/site-and-browser.ts";
import { checkPage } from "./check-page.ts";
import { checkCards, checkFiles, checkRobots, checkTogether } from "./check-site.ts";
import { readSitemap } from "./read-sitemap.ts";
import { type Request, walkSite } from "./walk-site.ts";

/** About 280 pages and their cards, most rendered for the first time: 25 s on an idle machine. */
const CRAWL_MS = 180_000;

provideSite();

test("every page of the site keeps every rule that search engines and networks have", {
	timeout: CRAWL_MS,
}, async () => {
	// A connection that is kept would be closed by the server while a long page is read here.
	const request: Request = (path) => site.request(path, { headers: { Connection: "close" } });
	const { paths: listed, faults } = await readSitemap(request, SITE_URL);
	const crawl = await walkSite(request, SITE_URL, listed);
	const robots = await (await request("/robots.txt")).text();
	const pages = [...crawl.pages.values()];
	faults.push(
		...pages.flatMap((page) => checkPage(page, SITE_URL)),
		...checkTogether(crawl, listed, SITE_URL),
		...(await checkFiles(crawl, request)),
		...(await checkCards(crawl, request)),
		...checkRobots(robots, crawl),
	);
	expect(faults).toEqual([]);
	expect(pages.filter(({ isIndexable }) => isIndexable).length).toBeGreaterThan(250);
});
