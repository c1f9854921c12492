import { expect, test } from "vitest";
import { content, TEMPLATES } from "../support/addresses.ts";
import { openPage, PHONE } from "../support/browser.ts";
import { openIn } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

test("the skip link comes first and leads to the content with JavaScript off", async () => {
	const page = await openIn("with JavaScript off", "/mumbai");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: /^skip/i });
	expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
	const box = await skip.boundingBox();
	expect(box && box.y >= 0 && box.height > 20).toBe(true);
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	expect(await page.locator("main :focus").count()).toBe(1);
});

const author = content.people.find(({ slug }) => slug === content.posts[0]?.author);

test.each([
	["a team member", "/about", content.people[0]?.avatar ?? "", content.people[0]?.initials ?? ""],
	["an author", TEMPLATES.post, author?.avatar ?? "", author?.name.charAt(0) ?? ""],
] as const)(
	"the avatar of %s shows the initials while its picture loads and when it fails, else the picture",
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
		const areSeen = () =>
			letters.evaluate((element) => {
				element.scrollIntoView({ block: "center" });
				const { x, y, width, height } = element.getBoundingClientRect();
				const found = document.elementsFromPoint(x + width / 2, y + height / 2);
				return found
					.slice(0, found.indexOf(element))
					.every((cover) => !(cover instanceof HTMLImageElement && cover.naturalWidth > 0));
			});
		expect(await areSeen(), "while it loads").toBe(true);
		gate.resolve();
		await page.waitForLoadState("load");
		expect(await areSeen(), "once it has failed").toBe(true);
		expect((await image.count()) === 0 || (await image.getAttribute("alt")) === "").toBe(true);

		await page.unroute(`**${picture}`);
		await page.reload();
		await image.scrollIntoViewIfNeeded();
		await expect
			.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
			.toBeGreaterThan(0);
		expect((await image.boundingBox())?.width).toBeGreaterThan(40);
	},
);

test("excerpts in the teaser are cut after three lines", async () => {
	const page = await openPage(browser, site, { viewport: PHONE });
	await page.goto("/");
	const excerpt = page.getByText(content.posts[0]?.excerpt ?? "").first();
	const lines = await excerpt.evaluate((element) => {
		element.textContent = "word ".repeat(300);
		let box = element;
		while (getComputedStyle(box).webkitLineClamp === "none" && box.parentElement)
			box = box.parentElement;
		return box.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(box).lineHeight);
	});
	expect(Math.round(lines)).toBe(3);
});
