/** `npm run screens` takes the pictures of README.md and docs/desk.md again. */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { toCardPath } from "../app/seo/card-path.ts";
import { CARD_PAGES } from "../tests/support/addresses.ts";
import { launchChromium } from "../tests/support/chromium.ts";
import { ROOT } from "../tests/support/project-folder.ts";
import { openDesk } from "../tests/support/seeded-desk.ts";
import { startSite } from "../tests/support/site.ts";
import { buildIfStale } from "./fresh-build.ts";

const QUALITY = 60;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1200, height: 750 };
const LIGHT = "light" as const;
const DARK = "dark" as const;

buildIfStale();
// Browsers accept the cookie of an https address only over https.
const site = await startSite({ SITE_URL: "http://localhost:3000" });
const browser = await launchChromium();
const desk = await openDesk(site);
try {
	await takeFirstView();
	await takeCards();
	await takeDesk();
} finally {
	await desk.close();
	await browser.close();
	await site.stop();
}

async function takeFirstView(): Promise<void> {
	const page = await browser.newPage({
		viewport: { width: 1440, height: 900 },
		reducedMotion: "reduce",
	});
	await page.goto(site.origin);
	await save(page, "screens/first-view");
}

async function takeCards(): Promise<void> {
	const page = await browser.newPage({ viewport: { width: 1880, height: 1000 } });
	const images = Object.values(CARD_PAGES).map(
		(path) => `<img src="${site.origin}${toCardPath(path)}" width="600" height="315">`,
	);
	const grid = "display: grid; grid-template-columns: repeat(3, 600px); gap: 20px; margin: 20px";
	await page.setContent(`<body style="${grid}">${images.join("")}</body>`);
	await save(page, "screens/cards", { isWhole: true });
}

async function takeDesk(): Promise<void> {
	const owner = await desk.invite("Meera Shah", "owner");
	const ids = await desk.seed(owner);
	const monday = await desk.seedCalls(owner, ids);
	const enquiry = `/desk/enquiries/${ids[0]}`;
	const answered = `/desk/enquiries/${ids[3]}?view=waiting`;
	const views = [
		{ name: "inbox", path: "/desk", viewport: DESKTOP, colorScheme: LIGHT },
		{ name: "inbox-dark", path: "/desk?view=all", viewport: DESKTOP, colorScheme: DARK },
		{ name: "inbox-phone", path: "/desk", viewport: PHONE, colorScheme: LIGHT },
		{ name: "enquiry", path: answered, viewport: DESKTOP, colorScheme: LIGHT },
		{ name: "enquiry-phone", path: enquiry, viewport: PHONE, colorScheme: LIGHT },
		{ name: "calls", path: `/desk/bookings?week=${monday}`, viewport: DESKTOP, colorScheme: LIGHT },
	];
	for (const { name, path, ...look } of views) {
		const page = await browser.newPage({ baseURL: site.origin, ...look });
		const value = await desk.signIn(owner);
		await page.context().addCookies([{ name: "desk", value, url: site.origin }]);
		await page.goto(path);
		await save(page, `desk/${name}`);
	}
}

async function save(page: Page, name: string, { isWhole = false } = {}): Promise<void> {
	await page.evaluate(() => document.fonts.ready);
	const file = join(ROOT, "docs", `${name}.webp`);
	mkdirSync(dirname(file), { recursive: true });
	const picture = await page.screenshot({ fullPage: isWhole });
	const { size } = await sharp(picture).webp({ quality: QUALITY }).toFile(file);
	console.log(`${name}.webp  ${Math.round(size / 1000)} kB`);
	await page.context().close();
}
