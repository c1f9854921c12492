import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findOnSheet } from "#app/art/sheet-address.ts";
import { content, TEMPLATES } from "../../support/addresses.ts";
import { holdScripts, openPage, PHONE } from "../../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/provided.ts";

provideSiteAndBrowser();

describe("the drawings of a page", () => {
	test.each([
		["home", 1],
		["services", 1],
		["service with sub-services", 1],
		// Its own kite, and the sheet of its districts.
		["city", 2],
		["district", 1],
		["ad budget", 1],
	] as const)(
		"of %s come in %i requests at most before a visitor does anything",
		async (name, most) => {
			const page = await openPage(browser, site, {
				viewport: PHONE,
				isMobile: true,
				hasTouch: true,
			});
			const asked: string[] = [];
			page.on("request", (request) => {
				const { pathname } = new URL(request.url());
				if (pathname.startsWith("/art/") && pathname !== "/art/favicon.svg") asked.push(pathname);
			});
			await page.goto(TEMPLATES[name]);
			await page.waitForLoadState("networkidle");
			expect(new Set(asked).size).toBe(asked.length);
			expect(asked.length).toBeLessThanOrEqual(most);
		},
	);

	test("look on their sheet as they look alone", async () => {
		const page = await openPage(browser, site, { colorScheme: "dark" });
		await holdScripts(page);
		await page.goto("/accessibility");
		const [city] = content.cities;
		if (!city) throw new Error("There is no city");
		const addresses = [city, ...city.districts, ...content.services].map(
			({ imageUrl }) => imageUrl,
		);
		for (const address of addresses) {
			const alone = await photograph(page, address);
			expect((await photograph(page, findOnSheet(address))).equals(alone), address).toBe(true);
		}
	});
});

async function photograph(page: Page, address: string): Promise<Buffer> {
	await page.evaluate(async (src) => {
		const picture = Object.assign(new Image(240, 320), { src });
		await picture.decode();
		document.body.replaceChildren(picture);
	}, address);
	return page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 320 } });
}
