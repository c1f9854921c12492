import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrate, isFocused, openPage, PHONE } from "../support/browser.ts";
import { edit } from "../support/content-acts.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

const ID = "G-ABC1234567";

provideSiteAndBrowser({
	settings: { ANALYTICS: `ga4 ${ID}` },
	change: edit("content/site.yaml", /^map: .*\n/m, ""),
});

/** Sets a cookie as Google's script does, and sends each view. */
const SCRIPT = `{
	const [, [, id, options]] = dataLayer;
	document.cookie = "_ga=GA1.1.1.1; domain=" + options.cookie_domain + "; path=/; max-age=9999";
	fetch("https://www.google-analytics.com/g/collect?tid=" + id, { method: "POST", mode: "no-cors" });
}`;

/** Opens a page whose requests to Google a handler answers, and lists them. */
async function openVisit(visit = {}): Promise<{ page: Page; asked: string[] }> {
	const page = await openPage(browser, site, visit);
	const asked: string[] = [];
	await page.route(/google/, (route) => {
		const { hostname, pathname } = new URL(route.request().url());
		asked.push(hostname + pathname);
		return route.fulfill({ contentType: "text/javascript", body: SCRIPT });
	});
	return { page, asked };
}

const LOADED = ["www.googletagmanager.com/gtag/js", "www.google-analytics.com/g/collect"];
const getPanel = (page: Page) => page.getByRole("region", { name: "Cookies and consent" });
const listStored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("nothing is requested or stored before Accept, with one key or tap; then it is remembered, and withdrawn in the footer", async () => {
	const { page, asked } = await openVisit();
	await page.goto("/about", { waitUntil: "networkidle" });
	await getPanel(page).waitFor();
	expect(await isFocused(page.locator("body"))).toBe(true);
	expect(asked).toEqual([]);
	expect(await listStored(page)).toEqual({});
	expect(await page.context().cookies()).toEqual([]);

	for (let stop = 0; stop < 4; stop += 1) {
		if (await isFocused(page.getByRole("button", { name: "Accept" }))) break;
		const left = await page.evaluateHandle(() => document.activeElement);
		await page.keyboard.press("Tab");
		// The focus may move a moment after the key.
		await page.waitForFunction((before) => document.activeElement !== before, left);
	}
	await page.keyboard.press("Enter");
	await expect.poll(() => asked).toEqual(LOADED);
	await getPanel(page).waitFor({ state: "hidden" });
	expect(await listStored(page)).toEqual({ consent: "accepted" });
	expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["_ga"]);

	await page.goto("/services", { waitUntil: "networkidle" });
	expect(asked).toEqual([...LOADED, ...LOADED]);
	expect(await getPanel(page).isVisible()).toBe(false);

	const change = page.getByRole("contentinfo").getByRole("button", { name: "Cookies and consent" });
	await change.click();
	await expect.poll(() => isFocused(getPanel(page))).toBe(true);
	await getPanel(page).getByRole("button", { name: "Refuse" }).click();
	await getPanel(page).waitFor({ state: "hidden" });
	expect(await isFocused(change)).toBe(true);
	expect(await listStored(page)).toEqual({ consent: "refused" });
	expect(await page.context().cookies()).toEqual([]);
	expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), ID)).toBe(true);
	await page.goto("/about", { waitUntil: "networkidle" });
	expect(asked).toHaveLength(4);
});

test("a choice counts while the panel's own script is still loading, when React stops the click", async () => {
	const { page, asked } = await openVisit();
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const requested = page.waitForRequest(/consent-panel/);
	await page.route(/consent-panel/, async (route) => {
		await released;
		await route.continue();
	});
	await page.goto("/about");
	await page.keyboard.press("Tab");
	await requested;
	await getPanel(page).getByRole("button", { name: "Accept" }).click();
	await expect.poll(() => asked).toEqual(LOADED);
	expect(await listStored(page)).toEqual({ consent: "accepted" });
	release();
	await hydrate(page);
	expect(await getPanel(page).isVisible()).toBe(false);
});

test("Refuse is one tap as well, before React and on a phone, and is remembered", async () => {
	const { page, asked } = await openVisit({ viewport: PHONE, hasTouch: true });
	await page.goto("/");
	await getPanel(page).getByRole("button", { name: "Refuse" }).tap();
	await getPanel(page).waitFor({ state: "hidden" });
	await hydrate(page);
	await page.goto("/about", { waitUntil: "networkidle" });
	expect(await getPanel(page).isVisible()).toBe(false);
	expect(asked).toEqual([]);
	expect(await listStored(page)).toEqual({ consent: "refused" });
});

test("a browser that sends Global Privacy Control is not asked, and can still agree in the footer", async () => {
	const { page, asked } = await openVisit();
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
	});
	await page.goto("/about", { waitUntil: "networkidle" });
	expect(await getPanel(page).isVisible()).toBe(false);
	await page.getByRole("contentinfo").getByRole("button", { name: "Cookies and consent" }).click();
	await getPanel(page).getByRole("button", { name: "Accept" }).click();
	await expect.poll(() => asked).toEqual(LOADED);
});

test("the map is requested by a click on its link alone, without JavaScript, too", async () => {
	for (const javaScriptEnabled of [true, false]) {
		const page = await openPage(browser, site, { javaScriptEnabled });
		const asked: string[] = [];
		await page.route("https://www.openstreetmap.org/**", (route) => {
			asked.push(route.request().url());
			return route.fulfill({ contentType: "text/html", body: "<p>Streets and rivers</p>" });
		});
		await page.goto("/contact");
		await page.getByTitle("Our Location").scrollIntoViewIfNeeded();
		await page.waitForLoadState("networkidle");
		expect(asked).toEqual([]);
		await page.getByRole("link", { name: "Show the map" }).click();
		await page.frameLocator("iframe").getByText("Streets and rivers").waitFor();
		expect(asked).toHaveLength(1);
	}
});
