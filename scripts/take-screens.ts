/** `npm run screens`: screenshots of the built site for docs/screens, on a phone and a desktop, light and dark. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { content } from "../tests/support/addresses.ts";
import { launchChromium } from "../tests/support/chromium.ts";
import { ROOT } from "../tests/support/project-folder.ts";
import { startSite } from "../tests/support/site.ts";
import { renderCardSheet } from "./card-sheet.ts";

const FOLDER = join(ROOT, "docs/screens");
const MAX_BYTES = 150_000;
/** Tried in turn until the file is small enough. */
const QUALITIES = [
	{ scale: 1, quality: 55 },
	{ scale: 1, quality: 42 },
	{ scale: 0.85, quality: 40 },
	{ scale: 0.7, quality: 38 },
	{ scale: 0.6, quality: 36 },
	{ scale: 0.5, quality: 34 },
];
const VIEWS = [
	{ device: "phone", viewport: { width: 390, height: 844 }, shownWidth: 390 },
	{ device: "desk", viewport: { width: 1440, height: 900 }, shownWidth: 1080 },
] as const;
const THEMES = ["light", "dark"] as const;
const PAGES: Record<string, string> = {
	home: "/",
	service: "/services/seo",
	city: "/mumbai",
	district: "/mumbai/bandra",
	"case-studies": "/case-studies",
	"case-study": `/case-studies/${content.caseStudies[0]?.slug}`,
	blog: "/blog",
	post: `/blog/${content.posts[0]?.slug}`,
	about: "/about",
	contact: "/contact",
	"not-found": "/nowhere-at-all",
};

const [site, browser] = await Promise.all([startSite(), launchChromium()]);
try {
	mkdirSync(FOLDER, { recursive: true });
	for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));
	for (const view of VIEWS) for (const theme of THEMES) await takeAll(browser, view, theme);
	await save(await renderCardSheet(site.origin), "cards", 1240);
} finally {
	await browser.close();
	await site.stop();
}

async function takeAll(
	browser: Browser,
	{ device, viewport, shownWidth }: (typeof VIEWS)[number],
	theme: (typeof THEMES)[number],
): Promise<void> {
	const context = await browser.newContext({
		baseURL: site.origin,
		viewport,
		colorScheme: theme,
		reducedMotion: "reduce",
	});
	const page = await context.newPage();
	// The map is another site's, and changes.
	await page.route(
		(url) => url.origin !== site.origin,
		(route) => route.abort(),
	);
	for (const [name, path] of Object.entries(PAGES)) {
		await page.goto(path);
		await loadWholePage(page);
		await save(await page.screenshot({ fullPage: true }), `${name}-${device}-${theme}`, shownWidth);
	}
	if (device === "desk" && theme === "light") {
		await page.goto("/");
		const png = await page.screenshot();
		writeFileSync(
			join(FOLDER, "first-view.webp"),
			await sharp(png).webp({ quality: 82 }).toBuffer(),
		);
	}
	if (device === "phone") {
		await page.goto("/");
		await page.getByRole("button", { name: /open the menu/i }).click();
		await save(await page.screenshot(), `menu-${device}-${theme}`, shownWidth);
	}
	await context.close();
}

/** Images below the fold load when they come near. */
async function loadWholePage(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
			scrollTo(0, y);
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		}
		scrollTo(0, 0);
	});
	await page.waitForLoadState("networkidle");
}

async function save(png: Buffer, name: string, width: number): Promise<void> {
	for (const { scale, quality } of QUALITIES) {
		const avif = await sharp(png)
			.resize({ width: Math.round(width * scale) })
			.avif({ quality, effort: 2, chromaSubsampling: "4:2:0" })
			.toBuffer();
		if (avif.length > MAX_BYTES) continue;
		writeFileSync(join(FOLDER, `${name}.avif`), avif);
		console.log(`${name}.avif  ${Math.round(avif.length / 1000)} kB`);
		return;
	}
	throw new Error(`${name} does not fit into ${MAX_BYTES} bytes`);
}
