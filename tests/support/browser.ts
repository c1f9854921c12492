import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { ROOT } from "./project-folder.ts";
import type { Site } from "./site.ts";

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

/** A user agent without Headless, which the browser's own one has and which counts as a crawler. */
const USER_AGENT =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/**
 * The error that Firefox reports with the status NS_BINDING_ABORTED for a font that is still loading when the page is
 * left.
 */
const BROKEN_OFF = /^downloadable font: download failed .* status=2152398850 /;

export type Visit = BrowserContextOptions & {
	/** Allows the browser's own message about a resource that failed to load. */
	mayFailToLoad?: RegExp;
	/** Enables the HTTP cache, and with it requests to other sites: with a route Chromium caches nothing. */
	hasCache?: boolean;
};

/** True if tests are traced, which takes a third of the time of a page. */
const isTraced = process.env.TRACE === "1";

/**
 * Opens a new visitor's page, which is closed after the test. The test fails when the page throws, logs an error or
 * violates its Content-Security-Policy; only the site is reachable.
 */
export async function openPage(
	browser: Browser,
	site: Site,
	{ mayFailToLoad, hasCache = false, ...visit }: Visit = {},
): Promise<Page> {
	const context = await browser.newContext({
		baseURL: site.origin,
		userAgent: isChromium(browser) ? USER_AGENT : undefined,
		viewport: DESK,
		reducedMotion: "reduce",
		...visit,
	});
	context.setDefaultTimeout(20_000);
	const errors: string[] = [];
	context.on("console", (message) => {
		if (message.type() !== "error") return;
		const text = message.text();
		const isOwn = text.startsWith("Failed to load resource");
		if (!(isOwn && mayFailToLoad?.test(text))) errors.push(`${text} (${message.location().url})`);
	});
	context.on("weberror", (error) => {
		// Firefox also runs scripts of a test for new documents in its blank page, which has no storage.
		const isBlank = error.page()?.url() === "about:blank" && !error.location().url;
		const text = String(error.error());
		if (!(isBlank || BROKEN_OFF.test(text))) errors.push(text);
	});
	// Firefox reaches no other site in any case, and without a route it keeps its cache.
	const isForeign = (url: URL) => url.origin !== site.origin;
	if (isChromium(browser) && !hasCache) await context.route(isForeign, (route) => route.abort());
	await context.addInitScript(() => {
		addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
			console.error(`Forbidden by ${effectiveDirective}: ${blockedURI} ${sample} (${location})`),
		);
	});
	const tracing = isTraced && isChromium(browser) ? context.tracing : null;
	await tracing?.start({ snapshots: true });
	const page = await context.newPage();
	onTestFinished(async ({ task }) => {
		const hasFailed = task.result?.state === "fail" || errors.length > 0;
		// Playwright adds a style for a screenshot, which the page's policy forbids.
		const logged = hasFailed ? [...errors] : errors;
		if (hasFailed) {
			const name = task.name.replaceAll(/[^\w]+/g, "-").slice(0, 80);
			const folder = join(ROOT, "test-results", `${name}-${randomUUID().slice(0, 8)}`);
			mkdirSync(folder, { recursive: true });
			copyFileSync(site.log, join(folder, "server.log"));
			await page.screenshot({ path: join(folder, "page.png"), timeout: 5_000 }).catch(() => {});
			await tracing?.stop({ path: join(folder, "trace.zip") });
			console.log(`"${task.name}" has failed: what helps to understand it is in ${folder}`);
		} else await tracing?.stop();
		await context.close();
		expect(logged).toEqual([]);
	});
	return page;
}

const isChromium = (browser: Browser) => browser.browserType().name() === "chromium";

/** Delays the site's scripts until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => Promise<void>> {
	const released = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await released.promise;
		await route.continue();
	});
	return async () => {
		released.resolve();
		// A key or click before the document was parsed has started nothing.
		await hydrate(page);
	};
}

/** Moves the pointer, which starts hydration, and waits for it. */
export async function hydrate(page: Page): Promise<void> {
	await page.mouse.move(2, 2);
	await page.mouse.move(3, 3);
	await untilHydrated(page);
}

/**
 * Waits until the page has no speculation rules, which shows that it is hydrated
 * (app/design/layout/speculation-rules.tsx).
 */
export async function untilHydrated(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const isThere = document.getElementById("footer") !== null;
		return isThere && !document.querySelector("script[type=speculationrules]");
	});
	await untilDrawn(page);
}

/** Waits for two frames. */
export async function untilDrawn(page: Page): Promise<void> {
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);
}

/** Waits for visible animations, except scroll-driven ones. */
export async function untilStill(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const running = document.getAnimations().filter(({ timeline, effect }) => {
			const target = effect instanceof KeyframeEffect ? effect.target : null;
			return timeline === document.timeline && target?.checkVisibility();
		});
		await Promise.all(running.map(({ finished }) => finished));
	});
}

/** Marks this document, to distinguish client-side navigation from a new document. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
	await page.evaluate(() => Object.assign(window, { isMarked: true }));
	return () => page.evaluate(() => "isMarked" in window);
}

export function isFocused(element: Locator): Promise<boolean> {
	return element.evaluate((own) => own === document.activeElement);
}

export function getPath(page: Page): string {
	const { pathname, search } = new URL(page.url());
	return pathname + search;
}
