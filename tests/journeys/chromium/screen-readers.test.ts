import { expect, onTestFinished, test } from "vitest";
import { openPage, PHONE } from "../../support/browser.ts";
import { launchChromium } from "../../support/chromium.ts";
import { provideSite, site } from "../../support/site-and-browser.ts";

provideSite();

test("a screen reader gets what is not laid out yet", async () => {
	// A running screen reader has this effect; without one the browser builds no accessibility tree.
	const own = await launchChromium(["--force-renderer-accessibility"]);
	onTestFinished(() => own.close());
	const page = await openPage(own, site, { viewport: PHONE });
	await page.goto("/");
	const last = page.locator("main > section:last-of-type h2");
	const isLaidOut = await last.evaluate((heading) =>
		heading.checkVisibility({ contentVisibilityAuto: true }),
	);
	expect(isLaidOut).toBe(false);
	const cdp = await page.context().newCDPSession(page);
	const { nodes } = await cdp.send("Accessibility.getFullAXTree");
	const headings = nodes.filter(({ role }) => role?.value === "heading");
	expect(headings).toHaveLength(await page.locator("h1, h2, h3, h4").count());
});
