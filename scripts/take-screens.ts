/** `npm run screens` takes the pictures of README.md and docs/desk.md again. */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { loadRegion } from "../app/content/load.ts";
import type { Staff } from "../app/desk/store/people-store.ts";
import { setClock } from "../app/platform/clock.ts";
import { setRegion } from "../app/platform/region.ts";
import { toCardPath } from "../app/seo/card-path.ts";
import { CARD_PAGES, content } from "../tests/support/addresses.ts";
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

/** The present on the pictures: a Wednesday at noon in India, at which the agency is open. */
const PRESENT = "2026-11-25T06:30:00Z";

const shift = Date.parse(PRESENT) - Date.now();
process.env.TEST_CLOCK_SHIFT = String(shift);
setClock(() => Date.now() + shift);
setRegion(loadRegion);
buildIfStale();
// Browsers accept the cookie of an https address only over https. With a mail server, answers are offered; none is sent.
const site = await startSite({
	SITE_URL: "http://localhost:3000",
	SMTP_URL: "smtp://127.0.0.1:1",
});
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
	// The fonts come once the first text is drawn.
	await page.goto(site.origin, { waitUntil: "networkidle" });
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
	const owner = await desk.invite(content.people[0]?.name ?? "The owner", "owner");
	await takeView(owner, {
		name: "first-hour",
		path: "/desk",
		viewport: DESKTOP,
		colorScheme: LIGHT,
	});
	const ids = await desk.seed(owner);
	const enquiry = `/desk/enquiries/${ids[0]}`;
	const answered = `/desk/enquiries/${ids[3]}?view=waiting`;
	const views = [
		{ name: "inbox", path: "/desk", viewport: DESKTOP, colorScheme: LIGHT },
		{ name: "inbox-dark", path: "/desk?view=all", viewport: DESKTOP, colorScheme: DARK },
		{ name: "inbox-phone", path: "/desk", viewport: PHONE, colorScheme: LIGHT },
		{ name: "enquiry", path: answered, viewport: DESKTOP, colorScheme: LIGHT },
		{ name: "enquiry-phone", path: enquiry, viewport: PHONE, colorScheme: LIGHT },
	];
	for (const view of views) await takeView(owner, view);
	const monday = await desk.seedCalls(owner, ids);
	const path = `/desk/bookings?week=${monday}`;
	await takeView(owner, { name: "calls", path, viewport: DESKTOP, colorScheme: LIGHT });
}

type View = {
	name: string;
	path: string;
	viewport: typeof DESKTOP;
	colorScheme: typeof LIGHT | typeof DARK;
};

async function takeView(owner: Staff, { name, path, ...look }: View): Promise<void> {
	const page = await browser.newPage({ baseURL: site.origin, ...look });
	await page
		.context()
		.addCookies([{ name: "desk", value: await desk.signIn(owner), url: site.origin }]);
	await page.goto(path);
	await save(page, `desk/${name}`);
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
