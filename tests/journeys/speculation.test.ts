import { chromium, type Page, type Route } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { getChromium } from "../support/chromium.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";

provideSiteAndBrowser();

/** The addresses of loaders' data that the page asks for, in order. */
function watchData(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes(".data")) asked.push(request.url().slice(site.origin.length));
	});
	return asked;
}

/** Nothing is fetched for what is only in view. */
async function tellOfSlowLine(page: Page, saveData = false): Promise<void> {
	await page.addInitScript(
		(connection) => Object.defineProperty(navigator, "connection", { value: connection }),
		{ effectiveType: "3g", saveData },
	);
}

function findLink(page: Page) {
	return page.getByRole("main").getByRole("link", { name: "Jaipur" });
}

describe("once React is there", () => {
	test("a link that is pointed at is fetched ahead, and the click asks for nothing more", async () => {
		const page = await openPage(browser, site);
		const asked = watchData(page);
		await tellOfSlowLine(page);
		await page.goto("/services/seo");
		await hydrate(page);
		expect(asked).toEqual([]);
		await findLink(page).hover();
		await expect.poll(() => asked.length).toBe(1);
		await findLink(page).click();
		await page.getByRole("heading", { level: 1, name: "SEO Services in Jaipur" }).waitFor();
		expect(asked[0]).toMatch(/^\/services\/seo\/jaipur\.data/);
		expect(asked.filter((address) => address.includes("/jaipur"))).toHaveLength(1);
	});

	test("a click before it has come waits for it, and asks again where it could not be fetched", async () => {
		const page = await openPage(browser, site, { mayFailToLoad: /ERR_FAILED/ });
		const asked = watchData(page);
		await tellOfSlowLine(page);
		await page.goto("/services/seo");
		await hydrate(page);
		let letFail = () => {};
		const failing = new Promise<void>((done) => {
			letFail = done;
		});
		const failOnce = async (route: Route) => {
			await failing;
			await route.abort();
		};
		await page.route("**/*.data*", failOnce, { times: 1 });
		await findLink(page).hover();
		await expect.poll(() => asked.length).toBe(1);
		await findLink(page).click();
		await page.waitForTimeout(200);
		expect(asked).toHaveLength(1);
		letFail();
		await page.getByRole("heading", { level: 1, name: "SEO Services in Jaipur" }).waitFor();
		expect(asked).toHaveLength(2);
		expect(asked[1]).toBe(asked[0]);
	});

	test("a few links in view are fetched ahead where the line is good", async () => {
		const page = await openPage(browser, site);
		const asked = watchData(page);
		await page.goto("/services");
		await hydrate(page);
		await expect.poll(() => asked.length).toBeGreaterThan(0);
		await page.waitForTimeout(1_000);
		expect(asked.length).toBeLessThanOrEqual(3);
	});

	test("with Save-Data nothing is fetched ahead", async () => {
		const page = await openPage(browser, site);
		const asked = watchData(page);
		await tellOfSlowLine(page, true);
		await page.goto("/services/seo");
		await hydrate(page);
		await findLink(page).hover();
		await findLink(page).focus();
		await page.waitForTimeout(500);
		expect(asked).toEqual([]);
	});

	test("the browser's own rules are taken back", async () => {
		const page = await openPage(browser, site);
		await page.goto("/");
		const rules = page.locator("script[type=speculationrules]");
		expect(await rules.count()).toBe(1);
		await hydrate(page);
		await rules.waitFor({ state: "detached" });
	});
});

test("a page that is gone back to comes from the browser's memory as it was", async () => {
	// The test browser goes without that memory unless it is asked for.
	const own = await chromium.launch({
		executablePath: getChromium(),
		args: ["--no-sandbox", "--disable-gpu"],
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
	onTestFinished(() => own.close());
	const page = await openPage(own, site);
	const witness = await page.context().newPage();
	await witness.goto(new URL("/about", site.origin).href);
	await page.goto("/services/seo");
	await hydrate(page);
	await page.evaluate(() => {
		addEventListener("pageshow", ({ persisted }) => {
			localStorage.setItem("persisted", String(persisted));
		});
	});
	await page.goto("/mumbai");
	await page.evaluate(() => history.back()).catch(() => {});
	await expect
		.poll(() => witness.evaluate(() => localStorage.getItem("persisted")), { timeout: 10_000 })
		.toBe("true");
});
