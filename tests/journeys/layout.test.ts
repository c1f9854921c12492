import { describe, expect, test } from "vitest";
import { content, TEMPLATES } from "../support/addresses.ts";
import { hydrate, openPage, PHONE, readPath } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";
import { openIn } from "../support/ways.ts";

provideSiteAndBrowser();

describe("the skip link", () => {
	test.each(["with JavaScript off", "before hydration"] as const)(
		"comes first and leads to the content, %s",
		async (way) => {
			const page = await openIn(way, "/mumbai");
			await page.keyboard.press("Tab");
			const skip = page.getByRole("link", { name: /^skip/i });
			expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
			const box = await skip.boundingBox();
			expect(box && box.y >= 0 && box.height > 20).toBe(true);
			await page.keyboard.press("Enter");
			await page.keyboard.press("Tab");
			expect(await page.locator("main :focus").count()).toBe(1);
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
		"of %s shows the initials while its picture loads and when it fails, else the picture",
		async (_who, path, picture, initials) => {
			const page = await openPage(browser, site, { mayFailToLoad: /ERR_FAILED/ });
			const gate = Promise.withResolvers<void>();
			await page.route(`**${picture}`, async (route) => {
				await gate.promise;
				await route.abort();
			});
			await page.goto(path);
			const letters = page.getByRole("main").getByText(initials, { exact: true }).first();
			const image = page.locator(`img[src="${picture}"]`).first();
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
			expect(await isSeen(), "while it loads").toBe(true);
			gate.resolve();
			await page.waitForLoadState("load");
			expect(await isSeen(), "once it has failed").toBe(true);
			expect((await image.count()) === 0 || (await image.getAttribute("alt")) === "").toBe(true);

			await page.unroute(`**${picture}`);
			await page.reload();
			await image.scrollIntoViewIfNeeded();
			await page.waitForFunction(
				(element) => element instanceof HTMLImageElement && element.naturalWidth > 0,
				await image.elementHandle(),
			);
			expect((await image.boundingBox())?.width).toBeGreaterThan(40);
		},
	);
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
