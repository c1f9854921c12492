/**
 * `npm run screens`: screenshots of the built site for docs/screens, on a phone and a desktop, light and dark, and of the
 * desk for docs/desk; `npm run screens -- desk` takes the latter alone.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { toCardPath } from "../app/seo/card-path.ts";
import { CARD_PAGES, TEMPLATES } from "../tests/support/addresses.ts";
import { launchChromium } from "../tests/support/chromium.ts";
import { scrollThrough, untilLoaded } from "../tests/support/page-checks.ts";
import { ROOT } from "../tests/support/project-folder.ts";
import { startSite } from "../tests/support/site.ts";
import { takeDeskScreens } from "./take-desk-screens.ts";

const FOLDER = join(ROOT, "docs/screens");
const MAX_BYTES = 150_000;
/** Tried in turn until the file is small enough. */
const SCALES = [1, 0.85, 0.7, 0.6, 0.5];
const QUALITY = 40;
const VIEWS = [
	{ device: "phone", viewport: { width: 390, height: 844 }, shownWidth: 390 },
	{ device: "desk", viewport: { width: 1440, height: 900 }, shownWidth: 1080 },
] as const;
const PAGES: Record<string, string> = {
	home: TEMPLATES.home,
	service: TEMPLATES["service with sub-services"],
	city: TEMPLATES.city,
	district: TEMPLATES.district,
	"case-studies": TEMPLATES["case studies"],
	"case-study": TEMPLATES["case study, results first"],
	blog: TEMPLATES.blog,
	post: TEMPLATES.post,
	about: TEMPLATES.about,
	contact: "/contact",
	"not-found": TEMPLATES["not found"],
};

const [site, browser] = await Promise.all([startSite(), launchChromium()]);
try {
	if (process.argv[2] !== "desk") await takeScreens();
	await takeDeskScreens(browser);
} finally {
	await browser.close();
	await site.stop();
}

async function takeScreens(): Promise<void> {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	for (const view of VIEWS)
		for (const theme of ["light", "dark"] as const) await shoot(view, theme);
	await shootCards();
}

async function shoot(
	{ device, viewport, shownWidth }: (typeof VIEWS)[number],
	theme: "light" | "dark",
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
		// Images below the fold load when they come near.
		await scrollThrough(page);
		await untilLoaded(page);
		await save(await page.screenshot({ fullPage: true }), `${name}-${device}-${theme}`, shownWidth);
	}
	await page.goto("/");
	if (device === "phone") {
		await page.getByRole("button", { name: /open the menu/i }).click();
		await save(await page.screenshot(), `menu-${device}-${theme}`, shownWidth);
	} else if (theme === "light") {
		const picture = sharp(await page.screenshot()).webp({ quality: 82 });
		await picture.toFile(join(FOLDER, "first-view.webp"));
	}
	await context.close();
}

async function shootCards(): Promise<void> {
	const page = await browser.newPage({ viewport: { width: 1880, height: 1000 } });
	const images = Object.values(CARD_PAGES).map(
		(path) => `<img src="${site.origin}${toCardPath(path)}" width="600" height="315">`,
	);
	const grid = "display: grid; grid-template-columns: repeat(3, 600px); gap: 20px; margin: 20px";
	await page.setContent(`<body style="${grid}">${images.join("")}</body>`);
	await save(await page.screenshot({ fullPage: true }), "cards", 1240);
}

async function save(png: Buffer, name: string, width: number): Promise<void> {
	for (const scale of SCALES) {
		const avif = await sharp(png)
			.resize({ width: Math.round(width * scale) })
			.avif({ quality: QUALITY, effort: 2, chromaSubsampling: "4:2:0" })
			.toBuffer();
		if (avif.length > MAX_BYTES) continue;
		writeFileSync(join(FOLDER, `${name}.avif`), avif);
		console.log(`${name}.avif  ${Math.round(avif.length / 1000)} kB`);
		return;
	}
	throw new Error(`${name} does not fit into ${MAX_BYTES} bytes`);
}
