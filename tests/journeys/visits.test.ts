import { expect, test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { readVisits } from "../support/enquiries.ts";
import { LOCAL_SITE } from "../support/localhost-desk.ts";
import { followFromSearch } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

// This is not the site of most journeys, which may have sent it as many views as it counts in a minute.
provideSiteAndBrowser({ settings: LOCAL_SITE });

test("a visit is counted once, and each of its pages sends a view: in place, anew, loaded again and gone back to", async () => {
	const page = await openPage(browser, site);
	const sent: unknown[] = [];
	page.on("request", (request) => {
		if (!request.url().endsWith("/visits")) return;
		const message = request.postDataJSON();
		if (!message.speed) sent.push(message);
	});
	/**
	 * Waits until a page has sent its views. A beacon from a page that is being left has the browser's own user agent,
	 * which counts as a crawler.
	 */
	const untilSent = (count: number) => expect.poll(() => sent.length).toBe(count);
	const query = "utm_campaign=lamps&gclid=abc123";
	await followFromSearch(page, `${site.origin}/services/seo?${query}`);
	await hydrate(page);
	await untilSent(1);
	await page.getByRole("banner").getByRole("link", { name: "About Us", exact: true }).click();
	await page.waitForURL("**/about");
	await untilSent(2);
	// This is a navigation to a new document, as by a link; a typed address begins another visit.
	await page.evaluate(() => location.assign("/contact?service=seo"));
	await page.waitForURL("**/contact?**");
	await untilSent(3);
	await page.goto("/mumbai");
	await untilSent(4);
	await page.reload();
	await untilSent(5);
	await page.goBack();
	await untilSent(6);
	const from = { referrer: "search.example", touch: "utm_campaign=lamps&gclid" };
	expect(sent).toEqual([
		{ path: "/services/seo", from },
		{ path: "/about" },
		{ path: "/contact" },
		{ path: "/mumbai", from: {} },
		{ path: "/mumbai" },
		{ path: "/contact" },
	]);
	const readRows = () =>
		readVisits(site).map(({ path, source, campaign, entries, views }) =>
			[path, source, campaign, entries, views].join(),
		);
	const counted = [
		"/about,,,0,1",
		"/contact,,,0,2",
		"/mumbai,,,0,1",
		"/mumbai,direct,,1,1",
		"/services/seo,google-ads,lamps,1,1",
	];
	await expect.poll(() => readRows().toSorted()).toEqual(counted);
	expect(await page.context().cookies()).toEqual([]);
});
