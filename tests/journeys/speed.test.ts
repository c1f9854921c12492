import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { report } from "../../cli/visits/commands.ts";
import { hydrate, openPage } from "../support/browser.ts";
import { readSpeed } from "../support/enquiries.ts";
import { PHONE_VISIT } from "../support/first-visit.ts";
import { runCommand } from "../support/run-command.ts";
import { startSite } from "../support/site.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

/** A site of its own is started, used, and has written what it counted. */
const TIMEOUT = 120_000;

type Message = { path: string; device: string; speed: Record<string, number> };

/** What the page sends of its speed, and whether it has loaded what measures it. */
function watchSpeed(page: Page) {
	const sent: Message[] = [];
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/measure-speed-")) scripts.push(request.url());
		if (!request.url().endsWith("/visits")) return;
		const message = request.postDataJSON();
		if (message.speed) sent.push(message);
	});
	return { sent, scripts };
}

/** As when another tab is shown; Playwright's pages are never hidden. */
function hide(page: Page): Promise<void> {
	return page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	});
}

test("a page that is used and hidden tells its speed once, and the report shows it", {
	timeout: TIMEOUT,
}, async () => {
	const own = await startSite();
	onTestFinished(() => own.stop());
	await own.request("/readyz");
	const page = await openPage(browser, own, PHONE_VISIT);
	const { sent, scripts } = watchSpeed(page);
	await page.goto("/mumbai");
	await page.locator("h1").tap();
	await expect.poll(() => scripts).toHaveLength(1);
	await page.locator("h1").tap();
	await page.waitForTimeout(1_500);
	for (const _ of [1, 2]) await hide(page);
	await expect.poll(() => sent).toHaveLength(1);
	const [message] = sent;
	expect(message).toMatchObject({ path: "/mumbai", device: "phone" });
	expect(Object.keys(message?.speed ?? {}).toSorted()).toEqual(["CLS", "INP", "LCP", "TTFB"]);
	expect(message?.speed.LCP).toBeGreaterThan(message?.speed.TTFB ?? 0);
	await expect.poll(() => readSpeed(own), { timeout: 20_000 }).toHaveLength(4);
	const settings = { DATA_DIR: own.dataDir };
	const { printed } = await runCommand(report, "--by speed", { settings });
	expect(printed).toMatch(/^City +Phone +LCP +1 +- +too few$/m);
	expect(await page.context().cookies()).toEqual([]);
	expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
		"arrival",
	]);
});

test("a page that another one follows in place tells its own speed, and the other one none", async () => {
	const page = await openPage(browser, site);
	const { sent, scripts } = watchSpeed(page);
	await page.goto("/services/seo");
	await hydrate(page);
	await expect.poll(() => scripts).toHaveLength(1);
	await page.waitForTimeout(500);
	await page.getByRole("banner").getByRole("link", { name: "About Us", exact: true }).click();
	await page.waitForURL("**/about");
	await expect.poll(() => sent).toHaveLength(1);
	await hide(page);
	await page.waitForTimeout(500);
	expect(sent).toMatchObject([{ path: "/services/seo", device: "desktop" }]);
	expect(sent[0]?.speed).toMatchObject({ LCP: expect.any(Number), TTFB: expect.any(Number) });
});

test.each([
	["Global Privacy Control", "globalPrivacyControl", true],
	["Do Not Track", "doNotTrack", "1"],
] as const)("with %s nothing is measured", async (_name, property, value) => {
	const page = await openPage(browser, site);
	const { sent, scripts } = watchSpeed(page);
	await page.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { value }), [
		property,
		value,
	] as const);
	await page.goto("/mumbai");
	await hydrate(page);
	await page.waitForTimeout(500);
	await hide(page);
	await page.waitForTimeout(500);
	expect([sent, scripts]).toEqual([[], []]);
});

test("where visits are not counted nothing is measured", { timeout: TIMEOUT }, async () => {
	const silent = await startSite({ VISITS: "off" });
	onTestFinished(() => silent.stop());
	const page = await openPage(browser, silent);
	const { sent, scripts } = watchSpeed(page);
	await page.goto("/mumbai");
	await hydrate(page);
	await page.waitForTimeout(500);
	await hide(page);
	expect([sent, scripts]).toEqual([[], []]);
});
