import { expect, test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser({
	settings: { TURNSTILE_SITE_KEY: "1x00000000000000000000AA", TURNSTILE_SECRET: "1x0" },
});

/** What the form needs of Cloudflare's script. */
const SCRIPT = `window.turnstile = {
	render(container) { container.innerHTML = "<i>checked</i>"; return "1"; },
	remove() {},
};`;

test("a check for bots that did not load is loaded when the visitor goes on to the next field", async () => {
	const page = await openPage(browser, site, { mayFailToLoad: /ERR_FAILED/ });
	let tries = 0;
	let isBlocked = true;
	await page.route("https://challenges.cloudflare.com/**", (route) => {
		tries++;
		return isBlocked
			? route.abort()
			: route.fulfill({ contentType: "text/javascript", body: SCRIPT });
	});
	await page.goto("/contact");
	await hydrate(page);
	await expect.poll(() => tries).toBe(1);
	const goOn = async () => {
		await page.getByLabel("Name", { exact: true }).focus();
		await page.getByLabel("E-mail").focus();
	};
	await expect.poll(async () => goOn().then(() => tries)).toBeGreaterThan(1);
	isBlocked = false;
	const check = page.getByText("checked", { exact: true });
	await expect.poll(async () => goOn().then(() => check.isVisible())).toBe(true);
	const triesUntilNow = tries;
	await goOn();
	expect(tries).toBe(triesUntilNow);
});
