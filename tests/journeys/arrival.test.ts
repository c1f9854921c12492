import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { delayScripts, hydrate, openPage } from "../support/browser.ts";
import { fillForm, readEnquiries, SENT, sendForm } from "../support/enquiries.ts";
import { followFromSearch } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

async function send(page: Page, email: string) {
	await fillForm(page, { email });
	await sendForm(page);
	await page.getByText(SENT.title).first().waitFor();
	return readEnquiries(site).find((row) => row.email === email);
}

/**
 * Waits until the page has stored its arrival, which happens after its first frame and perhaps after its load event.
 */
async function untilKept(page: Page, word: string): Promise<void> {
	await page.waitForFunction((text) => sessionStorage.getItem("arrival")?.includes(text), word);
}

test("the arrival is stored with the enquiry, also of a form that is sent before hydration; what cannot be read of it costs no enquiry", async () => {
	const page = await openPage(browser, site);
	const query = "utm_source=diwali&utm_campaign=lamps&q=private";
	await followFromSearch(page, `${site.origin}/mumbai?${query}`);
	await hydrate(page);
	await page.getByRole("link", { name: "Get a Quote" }).first().click();
	await page.waitForURL("**/contact**");
	await page.goto("/services/seo?gclid=abc123");
	await untilKept(page, "abc123");
	await page.goto("/contact");
	await hydrate(page);
	const row = await send(page, "campaign@x.example");
	expect(row).toMatchObject({
		landing_page: "/mumbai",
		referrer: "search.example",
		source: "google-ads",
		first_touch: '{"utm_source":"diwali","utm_campaign":"lamps"}',
		last_touch: '{"gclid":"abc123"}',
	});
	expect(JSON.stringify(row)).not.toContain("private");
	expect(await page.context().cookies()).toEqual([]);

	await page.evaluate(() => sessionStorage.setItem("arrival", "no JSON at all"));
	await page.goto("/pune?utm_source=flyer");
	await untilKept(page, "flyer");
	await delayScripts(page);
	await page.goto("/contact");
	const early = { landing_page: "/pune", source: "flyer", referrer: null };
	expect(await send(page, "early@x.example")).toMatchObject(early);
});

test("a browser that asks for privacy keeps no arrival, sends no visit and measures no speed", async () => {
	const page = await openPage(browser, site);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.addInitScript(() => {
		const isOld = location.pathname === "/about";
		const [name, value] = isOld ? ["doNotTrack", "1"] : ["globalPrivacyControl", true];
		Object.defineProperty(navigator, String(name), { value });
	});
	await page.goto("/pune?utm_source=flyer");
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
	await page.goto("/contact");
	await hydrate(page);
	const row = await send(page, "private@x.example");
	expect(row).toMatchObject({ landing_page: null, source: "direct", first_touch: null });
	await page.goto("/about");
	await hydrate(page);
	expect(asked.filter((path) => /^\/visits$|measure-speed/.test(path))).toEqual([]);
});
