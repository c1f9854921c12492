import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { holdScripts, hydrate, openPage, PHONE } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";

provideSiteAndBrowser();

const { clients, testimonials } = content.pages.home;
const CLIENTS = { heading: clients.title, item: clients.names[0] ?? "" };
const TESTIMONIALS = { heading: testimonials.title, item: testimonials.items[0]?.quote ?? "" };

type Strip = { section: Locator; item: Locator };

function findStrip(page: Page, { heading, item }: { heading: string; item: string }): Strip {
	const section = page
		.locator("section")
		.filter({ has: page.getByRole("heading", { name: heading }) });
	return { section, item: section.getByText(item).first() };
}

async function open(options: Parameters<typeof openPage>[2] = {}): Promise<Page> {
	const page = await openPage(browser, site, { reducedMotion: "no-preference", ...options });
	await page.goto("/");
	return page;
}

/** How long the strip's endless round takes, in ms; undefined when nothing moves without end. */
function readRound({ section }: Strip) {
	return section.evaluate((element) => {
		const endless = element
			.getAnimations({ subtree: true })
			.find(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
		return endless?.effect?.getTiming().duration;
	});
}

/** How far its first item moves in 0.25 s: to the right above 0, to the left below. */
async function readMove({ item }: Strip): Promise<number> {
	return item.evaluate(async (element) => {
		const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
		// A pause takes hold with the next frame that is drawn.
		await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		await wait(50);
		const before = element.getBoundingClientRect().x;
		await wait(250);
		return element.getBoundingClientRect().x - before;
	});
}

test("the client names pass to the left, once in 60 s", async () => {
	const strip = findStrip(await open(), CLIENTS);
	expect(await readRound(strip)).toBe(60_000);
	expect(await readMove(strip)).toBeLessThan(-1);
	for (const name of clients.names) await strip.section.getByText(name).first().waitFor();
});

test("the testimonials pass slowly to the right, once in 80 s", async () => {
	const strip = findStrip(await open(), TESTIMONIALS);
	expect(await readRound(strip)).toBe(80_000);
	expect(await readMove(strip)).toBeGreaterThan(1);
});

test("a testimonial is 350 px wide, and 450 px from medium screens on", async () => {
	for (const [viewport, width] of [
		[PHONE, 350],
		[{ width: 800, height: 900 }, 450],
	] as const) {
		const strip = findStrip(await open({ viewport }), TESTIMONIALS);
		const card = strip.section.getByRole("listitem").first();
		expect((await card.boundingBox())?.width).toBe(width);
	}
});

describe.each([
	["client names", CLIENTS],
	["testimonials", TESTIMONIALS],
])("the strip of %s", (_name, which) => {
	test("rests under the pointer and while the focus is in it, and moves on after", async () => {
		const page = await open();
		const strip = findStrip(page, which);
		await strip.section.getByRole("heading", { name: which.heading }).scrollIntoViewIfNeeded();
		const box = await strip.section.getByRole("list").first().boundingBox();
		await page.mouse.move(640, (box?.y ?? 0) + 10);
		expect(await readMove(strip)).toBe(0);
		await page.mouse.move(1, 1);
		expect(await readMove(strip)).not.toBe(0);
		await strip.section.getByRole("list").first().focus();
		expect(await readMove(strip)).toBe(0);
		await page.getByRole("banner").getByRole("link").first().focus();
		expect(await readMove(strip)).not.toBe(0);
	});

	test.each(["before", "after"] as const)(
		"rests by its Pause control, %s hydration",
		async (when) => {
			const page = await openPage(browser, site, { reducedMotion: "no-preference" });
			if (when === "before") await holdScripts(page);
			await page.goto("/");
			if (when === "after") await hydrate(page);
			const strip = findStrip(page, which);
			const pause = strip.section.getByLabel(/^Pause/);
			const restElsewhere = async () => {
				await page.getByRole("banner").getByRole("link").first().focus();
				await page.mouse.move(1, 1);
			};
			expect(await pause.isChecked()).toBe(false);
			await pause.focus();
			await page.keyboard.press("Space");
			await restElsewhere();
			expect(await readMove(strip)).toBe(0);
			await strip.section.locator("label").filter({ hasText: "Pause" }).click();
			await restElsewhere();
			expect(await pause.isChecked()).toBe(false);
			expect(await readMove(strip)).not.toBe(0);
		},
	);

	test("says each thing once to assistive technology, and has nothing to focus in its copies", async () => {
		const { section } = findStrip(await open(), which);
		expect(await section.getByText(which.item).count()).toBeGreaterThan(1);
		const told = await section.ariaSnapshot();
		expect(told.split(which.item.slice(0, 20))).toHaveLength(2);
		const reachable = await section.evaluate((element) =>
			[...element.querySelectorAll("a, button, input, [tabindex='0']")]
				.filter((found) => found.closest("[aria-hidden=true]"))
				.filter((found) => !found.closest("[inert]")),
		);
		expect(reachable).toEqual([]);
	});

	test("stands still for those who want less motion, and can be scrolled by hand", async () => {
		const page = await open({ reducedMotion: "reduce" });
		const strip = findStrip(page, which);
		expect(await readRound(strip)).toBeUndefined();
		expect(await readMove(strip)).toBe(0);
		const last = which === CLIENTS ? clients.names.at(-1) : testimonials.items.at(-1)?.quote;
		const item = strip.section.getByText(last ?? "").first();
		await item.scrollIntoViewIfNeeded();
		const box = await item.boundingBox();
		expect(box && box.x >= 0 && box.x < 1280).toBe(true);
	});
});
