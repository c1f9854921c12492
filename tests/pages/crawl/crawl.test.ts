import { expect, test } from "vitest";
import { SITE_URL, startSite } from "../../support/site.ts";
import { crawlSite } from "./crawl-site.ts";
import { describeFinding } from "./finding.ts";

test("every page of the site keeps every rule that search engines and networks have", async () => {
	const site = await startSite();
	try {
		const { findings, pages, indexable } = await crawlSite(site.request, SITE_URL);
		const faults = findings.filter(({ isWarning }) => !isWarning);
		expect(faults.map(describeFinding)).toEqual([]);
		expect(pages).toBeGreaterThan(250);
		expect(indexable).toBeGreaterThan(250);
	} finally {
		await site.stop();
	}
}, 120_000);
