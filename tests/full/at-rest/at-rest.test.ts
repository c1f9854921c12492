import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { DESK, openPage, PHONE } from "../../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/journey.ts";

/** An animation that the compositor cannot do by itself has the page styled sixty times a second. */
const MOST_STYLINGS_A_SECOND = 10;
const MOVING = ["home", "service", "localised service", "city", "tools", "ad budget"] as const;

provideSiteAndBrowser();

describe.each([
	["a phone", PHONE],
	["a desk", DESK],
])("on %s", (_where, viewport) => {
	test.each(MOVING)("what moves on the page %s leaves the processor alone", async (name) => {
		const page = await openPage(browser, site, { viewport });
		await page.goto(TEMPLATES[name]);
		await page.waitForLoadState("networkidle");
		await page.evaluate(() => {
			for (const animation of document.getAnimations())
				if (animation.timeline === document.timeline) animation.currentTime = 0;
		});
		const client = await page.context().newCDPSession(page);
		await client.send("Performance.enable");
		const countStylings = async () => {
			const { metrics } = await client.send("Performance.getMetrics");
			return metrics.find(({ name }) => name === "RecalcStyleCount")?.value ?? Number.NaN;
		};
		const before = await countStylings();
		await wait(1_000);
		expect((await countStylings()) - before).toBeLessThanOrEqual(MOST_STYLINGS_A_SECOND);
	});
});
