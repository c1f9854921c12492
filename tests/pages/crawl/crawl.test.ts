import { beforeAll, expect, test } from "vitest";
import { content, listAddresses } from "../../support/addresses.ts";
import { provideSite, site } from "../../support/site-and-browser.ts";
import { checkPage } from "./check-page.ts";
import { checkFiles, checkRobots, checkTogether } from "./check-site.ts";
import { type Crawl, type Request, walkSite } from "./walk-site.ts";

provideSite();

// The connection is not kept alive: the server would close it while a long page is parsed here.
const request: Request = (path) => site.request(path, { headers: { Connection: "close" } });
let crawl: Crawl;

beforeAll(async () => {
	crawl = await walkSite(request, content);
});

test("every link and every address of the sitemap leads to a page", () => {
	expect(crawl.errors).toEqual([]);
	expect([...crawl.pages.keys()]).toEqual(expect.arrayContaining(listAddresses()));
});

test("every page keeps every rule that search engines and networks have", () => {
	expect([...crawl.pages.values()].flatMap((page) => checkPage(page, "en-IN"))).toEqual([]);
});

test.each([
	["pages differ, are in the sitemap, and are three clicks from home at most", checkTogether],
	["every file that a page wants is there", checkFiles],
	["robots are kept off no page and no file of one", checkRobots],
])("%s", async (_what, check) => {
	expect(await check(crawl, request)).toEqual([]);
});
