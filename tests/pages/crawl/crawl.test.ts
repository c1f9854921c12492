import { expect, test } from "vitest";
import { provideSite, site } from "../../support/provided.ts";
import { SITE_URL } from "../../support/site.ts";
import { crawlSite } from "./crawl-site.ts";
import { describeFinding } from "./finding.ts";

provideSite();

test("every page of the site keeps every rule that search engines and networks have", async () => {
	const { findings, pages, indexable } = await crawlSite(site.request, SITE_URL);
	const faults = findings.filter(({ isWarning }) => !isWarning);
	expect(faults.map(describeFinding)).toEqual([]);
	expect(pages).toBeGreaterThan(250);
	expect(indexable).toBeGreaterThan(250);
});
