import { describe, expect, test } from "vitest";
import { content, TEMPLATES } from "../support/addresses.ts";
import { DESK, hydrate, openPage, PHONE, readPath, untilDrawn } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";

provideSiteAndBrowser();

describe("the skip link", () => {
	test.each([true, false])(
		"comes first and leads to the content, scripts on: %s",
		async (javaScriptEnabled) => {
			const page = await openPage(browser, site, { javaScriptEnabled });
			await page.goto("/mumbai");
			if (javaScriptEnabled) await untilDrawn(page);
			await page.keyboard.press("Tab");
			const skip = page.getByRole("link", { name: /^skip/i });
			expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
			const box = await skip.boundingBox();
			expect(box && box.y >= 0 && box.height > 20).toBe(true);
			await page.keyboard.press("Enter");
			await page.keyboard.press("Tab");
			const isInMain = await page.evaluate(() =>
				Boolean(
					document.activeElement?.closest("main") && document.activeElement !== document.body,
				),
			);
			expect(isInMain).toBe(true);
		},
	);
});

describe("an avatar", () => {
	const author = content.people.find(({ slug }) => slug === content.posts[0]?.author);
	const AVATARS = [
		["a team member", "/about", content.people[0]?.avatar ?? "", content.people[0]?.initials ?? ""],
		["an author", TEMPLATES.post, author?.avatar ?? "", author?.name.charAt(0) ?? ""],
	] as const;

	test.each(AVATARS)(
		"of %s shows the initials while its picture loads and when it fails",
		async (_who, path, picture, initials) => {
			const page = await openPage(browser, site, { mayFailToLoad: /ERR_FAILED/ });
			const gate = Promise.withResolvers<void>();
			await page.route(`**${picture}`, async (route) => {
				await gate.promise;
				await route.abort();
			});
			await page.goto(path);
			const letters = page.getByRole("main").getByText(initials, { exact: true }).first();
			await letters.waitFor();
			const isSeen = () =>
				letters.evaluate((element) => {
					element.scrollIntoView({ block: "center" });
					const { x, y, width, height } = element.getBoundingClientRect();
					const covering = document.elementsFromPoint(x + width / 2, y + height / 2);
					const above = covering.slice(0, covering.indexOf(element));
					return above.every(
						(cover) =>
							!(cover instanceof HTMLImageElement && cover.complete && cover.naturalWidth > 0),
					);
				});
			expect(await isSeen()).toBe(true);
			gate.resolve();
			await page.waitForLoadState("load");
			expect(await isSeen()).toBe(true);
			const broken = page.locator(`img[src="${picture}"]`).first();
			expect((await broken.count()) === 0 || (await broken.getAttribute("alt")) === "").toBe(true);
		},
	);

	test.each(AVATARS)("of %s shows its picture once that is there", async (_who, path, picture) => {
		const page = await openPage(browser, site);
		await page.goto(path);
		const image = page.locator(`img[src="${picture}"]`).first();
		await image.scrollIntoViewIfNeeded();
		await page.waitForFunction(
			(element) => element instanceof HTMLImageElement && element.naturalWidth > 0,
			await image.elementHandle(),
		);
		expect((await image.boundingBox())?.width).toBeGreaterThan(40);
	});
});

test("excerpts in the teaser are cut after three lines", async () => {
	const page = await openPage(browser, site, { viewport: PHONE });
	await page.goto("/");
	const excerpt = page.getByText(content.posts[0]?.excerpt ?? "").first();
	await excerpt.evaluate((element) => {
		element.textContent = "word ".repeat(300);
	});
	const lines = await page
		.getByText("word word")
		.first()
		.evaluate((element) => {
			let box = element;
			while (getComputedStyle(box).webkitLineClamp === "none" && box.parentElement)
				box = box.parentElement;
			return (
				box.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(box).lineHeight)
			);
		});
	expect(Math.round(lines)).toBe(3);
});

test("the map stands on the form's page, as high as specified, and comes from a maps service", async () => {
	const page = await openPage(browser, site, { viewport: DESK });
	const asked: string[] = [];
	page.on("request", (request) => {
		if (!request.url().startsWith(site.origin)) asked.push(new URL(request.url()).hostname);
	});
	await page.goto("/contact");
	const map = page.locator("iframe[title='Our Location']");
	await map.scrollIntoViewIfNeeded();
	expect((await map.boundingBox())?.height).toBe(450);
	await expect.poll(() => asked).toContain("www.openstreetmap.org");
});

test("Get Started, a service card and a city lead where they say", async () => {
	const page = await openPage(browser, site);
	await page.goto("/");
	await hydrate(page);
	await page.getByRole("link", { name: "Get Started" }).click();
	await page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor();
	await page.goto("/services/seo");
	await page.getByRole("main").getByRole("link", { name: "Chennai" }).click();
	await page.getByRole("heading", { level: 1, name: "SEO Services in Chennai" }).waitFor();
	expect(readPath(page)).toBe("/services/seo/chennai");
});
