import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { isFocused, openPage, PHONE } from "../support/browser.ts";
import { openIn } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

test("with JavaScript off the skip link comes first and leads to the content, in which excerpts are cut after three lines", async () => {
	const page = await openIn("with JavaScript off", "/", { viewport: PHONE });
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: /^skip/i });
	expect(await isFocused(skip)).toBe(true);
	const box = await skip.boundingBox();
	expect(box && box.y >= 0 && box.height > 20).toBe(true);
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	expect(await page.locator("main :focus").count()).toBe(1);

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

/** The size in units of the drawing: see app/design/art/team.ts. */
const SCENE = { width: 1800, height: 700 };
const SUN = { left: 1096, top: 24, right: 1440 };

const WIDTHS = [320, 390, 480, 576, 768, 1024, 1440, 1920];

test("at every width the team's picture has its whole sun", async () => {
	const page = await openIn("with JavaScript off", "/about");
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 });
		const shown = await page.locator('[src="/art/team.svg"]').evaluate((image, scene) => {
			const { width, height } = image.getBoundingClientRect();
			const [x = 0, y = 0] = getComputedStyle(image)
				.objectPosition.split(" ")
				.map(Number.parseFloat);
			const scale = Math.max(width / scene.width, height / scene.height);
			const left = (scene.width - width / scale) * (x / 100);
			const top = (scene.height - height / scale) * (y / 100);
			return { left, top, right: left + width / scale };
		}, SCENE);
		expect(shown.left, `${width} px`).toBeLessThan(SUN.left);
		expect(shown.top, `${width} px`).toBeLessThan(SUN.top);
		expect(shown.right, `${width} px`).toBeGreaterThan(SUN.right);
	}
});

const [person] = content.people;

test("an avatar shows the initials while its picture loads and when it fails, else the picture", async () => {
	const pictures = /\/pictures\/\d+\/media\//;
	const page = await openPage(browser, site, { mayFailToLoad: /ERR_FAILED/ });
	const gate = Promise.withResolvers<void>();
	await page.route(pictures, async (route) => {
		await gate.promise;
		await route.abort();
	});
	await page.goto("/about");
	const letters = page
		.getByRole("main")
		.getByText(person?.initials ?? "", { exact: true })
		.first();
	const image = page.locator(`img[src="${person?.avatar}"]`).first();
	await letters.waitFor();
	const isCovered = () =>
		letters.evaluate((element) => {
			element.scrollIntoView({ block: "center" });
			const { x, y, width, height } = element.getBoundingClientRect();
			const found = document.elementsFromPoint(x + width / 2, y + height / 2);
			const covers = found.slice(0, found.indexOf(element));
			return covers.some((cover) => cover instanceof HTMLImageElement && cover.naturalWidth > 0);
		});
	expect(await isCovered(), "while it loads").toBe(false);
	gate.resolve();
	await page.waitForLoadState("load");
	expect(await isCovered(), "once it has failed").toBe(false);

	await page.unroute(pictures);
	await page.reload();
	await image.scrollIntoViewIfNeeded();
	await expect.poll(isCovered, { message: "once it is there" }).toBe(true);
});
