import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { openPage, PHONE } from "../support/browser.ts";
import { present } from "../support/present.ts";
import { openIn } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const clients = present(content.pages.home.clients);
const testimonials = present(content.pages.home.testimonials);
const quotes = testimonials.items.map(({ quote }) => quote);

function findStrip(page: Page, heading: string) {
	const has = page.getByRole("heading", { name: heading });
	const section = page.locator("section").filter({ has });
	return { section, list: section.getByRole("list").first() };
}

/**
 * Returns the strip's endless animation: its duration, its play state, and how far it has moved the item after a
 * second: to the right above 0, to the left below. Returns null when nothing moves endlessly.
 */
function readRound(section: Locator, item: string) {
	return section.evaluate((element, text) => {
		const endless = element
			.getAnimations({ subtree: true })
			.find(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
		if (!endless) return null;
		const state = endless.playState;
		const leaves = [...element.querySelectorAll("*")];
		const moved = leaves.find((leaf) => leaf.textContent?.includes(text) && !leaf.children.length);
		const [before = 0, after = 0] = [0, 1_000].map((at) => {
			endless.currentTime = at;
			return moved?.getBoundingClientRect().x;
		});
		return { duration: endless.effect?.getTiming().duration, state, move: after - before };
	}, item);
}

const readState = async (section: Locator) => (await readRound(section, ""))?.state;

async function restElsewhere(page: Page): Promise<void> {
	await page.getByRole("banner").getByRole("link").first().focus();
	await page.mouse.move(1, 1);
}

const STRIPS = [
	{ heading: clients.title, items: clients.items.map(({ name }) => name), ms: 60_000, to: -1 },
	{ heading: testimonials.title, items: quotes, ms: 80_000, to: 1 },
];

test("each strip passes once in its time, and rests under the pointer, with the focus and by its Pause control, without JavaScript", async () => {
	const page = await openIn("with JavaScript off", "/", { reducedMotion: "no-preference" });
	for (const { heading, items, ms, to } of STRIPS) {
		const [first = ""] = items;
		const { section, list } = findStrip(page, heading);
		for (const item of items) await section.getByText(item).first().waitFor();
		expect(await section.getByText(first).count()).toBeGreaterThan(1);
		const snapshot = await section.ariaSnapshot();
		expect(snapshot.split(first.slice(0, 20)), "told once").toHaveLength(2);

		await section.getByRole("heading", { name: heading }).scrollIntoViewIfNeeded();
		const round = await readRound(section, first);
		expect(round).toMatchObject({ duration: ms, state: "running" });
		expect(Math.sign(round?.move ?? 0), "its direction").toBe(to);
		const box = await list.boundingBox();
		await page.mouse.move(640, (box?.y ?? 0) + 10);
		expect(await readState(section), "under the pointer").toBe("paused");
		await page.mouse.move(1, 1);
		expect(await readState(section), "without the pointer").toBe("running");
		await list.focus();
		expect(await readState(section), "with the focus").toBe("paused");
		await restElsewhere(page);
		expect(await readState(section), "without the focus").toBe("running");

		const pause = section.getByLabel(/^Pause/);
		await pause.focus();
		await page.keyboard.press("Space");
		await restElsewhere(page);
		expect(await readState(section), "by its control").toBe("paused");
		await section.locator("label").filter({ hasText: "Pause" }).click();
		await restElsewhere(page);
		expect(await pause.isChecked()).toBe(false);
		expect(await readState(section), "on by its control").toBe("running");
	}
});

test("for those who want less motion nothing moves, and the strips are scrolled by hand", async () => {
	const page = await openPage(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
	await page.goto("/");
	const card = findStrip(page, testimonials.title).list.getByRole("listitem").first();
	expect((await card.boundingBox())?.width).toBe(350);
	await page.setViewportSize({ width: 800, height: 900 });
	expect((await card.boundingBox())?.width, "from medium screens on").toBe(450);
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	for (const { heading, items } of STRIPS) {
		const { section } = findStrip(page, heading);
		const last = section.getByText(items.at(-1) ?? "").first();
		await last.scrollIntoViewIfNeeded();
		const box = await last.boundingBox();
		expect(box && box.x >= 0 && box.x < 800).toBe(true);
	}
});
