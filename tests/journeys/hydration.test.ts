import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import {
	delayScripts,
	hydrate,
	markDocument,
	openPage,
	untilDrawn,
	untilHydrated,
} from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

function clickInHeader(page: Page, name: string) {
	return page.getByRole("banner").getByRole("link", { name, exact: true }).click();
}

/** Returns the address that the page's graph describes, or nothing where it has no graph. */
function readDescribed(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('script[type="application/ld+json"]')]
			.filter(({ textContent }) => textContent !== "")
			.map(({ textContent }) => new URL(JSON.parse(textContent)["@graph"][0].url).pathname),
	);
}

test("a first click on a link is not lost, and from the first intent on pages change in place, by header, content and footer", async () => {
	const page = await openPage(browser, site);
	await page.goto("/");
	await clickInHeader(page, "Services");
	await page.getByRole("heading", { level: 1, name: "Services" }).waitFor();
	await hydrate(page);
	const isSame = await markDocument(page);
	await clickInHeader(page, "About Us");
	await page.getByText(content.pages.about.story.heading).waitFor();
	expect(await page.title()).toContain("About");
	await page.getByRole("contentinfo").getByRole("link", { name: "Mumbai", exact: true }).click();
	await page.getByRole("heading", { level: 1, name: /in Mumbai/ }).waitFor();
	await untilDrawn(page);
	expect(await page.evaluate(() => scrollY), "a new page begins at its top").toBe(0);
	const bandra = page.getByRole("main").getByRole("link", { name: "Bandra" }).first();
	await bandra.evaluate((element) => element.scrollIntoView({ block: "center" }));
	const place = await page.evaluate(() => scrollY);
	expect(place).toBeGreaterThan(100);
	await bandra.click();
	await page.getByRole("heading", { level: 1, name: /Bandra, Mumbai/ }).waitFor();
	const canonical = page.locator("link[rel=canonical]");
	expect(await canonical.count()).toBe(1);
	expect(await canonical.getAttribute("href")).toMatch(/\/mumbai\/bandra$/);
	expect(await page.title()).toContain("Bandra");
	await page.goBack();
	await page.getByRole("heading", { level: 1, name: /in Mumbai/ }).waitFor();
	await page.waitForFunction((y) => Math.abs(scrollY - y) < 50, place);
	expect(await isSame()).toBe(true);
});

// That the first Tab starts it is tested in tests/pages/templates.test.ts.
test("the first touch starts hydration, also when a key was pressed before the end of the document", async () => {
	const page = await openPage(browser, site, { hasTouch: true });
	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			// The first of the inline scripts has run, and nothing of the body is parsed.
			if (document.querySelectorAll("head script:not([type])").length < 2) return;
			observer.disconnect();
			dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goto("/services/seo");
	expect(await readDescribed(page)).toEqual(["/services/seo"]);
	await page.touchscreen.tap(5, 400);
	await untilHydrated(page);
	expect(await readDescribed(page), "what it says to machines stays").toEqual(["/services/seo"]);
	await clickInHeader(page, "About Us");
	await page.waitForURL("**/about");
	await expect.poll(() => readDescribed(page)).toEqual([]);
	const data = await (await site.request("/services/seo.data")).text();
	expect(data).toContain("canonical");
	expect(data, "the data that scripts fetch").not.toContain("BreadcrumbList");
});

test("before hydration what is typed stays, and typing goes on where the focus is", async () => {
	const page = await openPage(browser, site);
	const release = await delayScripts(page);
	await page.goto("/contact?service=seo");
	const name = page.getByLabel("Name", { exact: true });
	await name.fill("Riya Desai");
	await page.getByLabel("Message", { exact: true }).pressSequentially("We weave");
	await release();
	await page.keyboard.type(" bedsheets");
	expect(await name.inputValue()).toBe("Riya Desai");
	expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe("We weave bedsheets");
});

test("before hydration a script that does not arrive costs nothing, and is asked for again", async () => {
	const page = await openPage(browser, site, { mayFailToLoad: /ERR_FAILED/ });
	const asked = { inVain: 0, online: 0 };
	let isOnline = false;
	await page.route("**/assets/entry.client*.js", (route) => {
		asked[isOnline ? "online" : "inVain"]++;
		return isOnline ? route.continue() : route.abort();
	});
	await page.goto("/about");
	await page.mouse.move(5, 5);
	await expect.poll(() => asked.inVain).toBe(1);
	await page.getByText("Dark", { exact: true }).click();
	expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
	isOnline = true;
	const moveOn = async () => {
		// An intent does not count while the failing request of the script is still running.
		for (const at of [5, 9]) await page.mouse.move(at, at);
		return asked.online;
	};
	await expect.poll(moveOn).toBe(1);
	await untilHydrated(page);
});
