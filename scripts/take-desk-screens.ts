import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { ROOT } from "../tests/support/project-folder.ts";
import { openDesk } from "../tests/support/seeded-desk.ts";
import { startSite } from "../tests/support/site.ts";

const FOLDER = join(ROOT, "docs/desk");
const QUALITY = 60;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1200, height: 750 };
const LIGHT = "light" as const;
const DARK = "dark" as const;

type View = { name: string; path: string; size: typeof PHONE; colorScheme: "light" | "dark" };

/** The desk of a new site with a few enquiries, as `docs/desk/*.webp`. */
export async function takeDeskScreens(browser: Browser): Promise<void> {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	// Browsers take the cookie of an https address over https alone.
	const site = await startSite({ SITE_URL: "http://localhost:3000" });
	const desk = await openDesk(site);
	try {
		const owner = await desk.invite("Meera Shah", "owner");
		const ids = await desk.seed(owner);
		const monday = await desk.seedCalls(owner, ids);
		const enquiry = `/desk/enquiries/${ids[0]}`;
		const answered = `/desk/enquiries/${ids[3]}?view=waiting`;
		const week = `/desk/bookings?week=${monday}`;
		const views: View[] = [
			{ name: "inbox", path: "/desk", size: DESKTOP, colorScheme: LIGHT },
			{ name: "inbox-dark", path: "/desk?view=all", size: DESKTOP, colorScheme: DARK },
			{ name: "inbox-phone", path: "/desk", size: PHONE, colorScheme: LIGHT },
			{ name: "enquiry", path: answered, size: DESKTOP, colorScheme: LIGHT },
			{ name: "enquiry-phone", path: enquiry, size: PHONE, colorScheme: LIGHT },
			{ name: "calls", path: week, size: DESKTOP, colorScheme: LIGHT },
		];
		for (const view of views) {
			const { size: viewport, colorScheme } = view;
			const page = await browser.newPage({ baseURL: site.origin, viewport, colorScheme });
			const value = await desk.signIn(owner);
			await page.context().addCookies([{ name: "desk", value, url: site.origin }]);
			await shoot(page, view);
			await page.context().close();
			await desk.people.endSessions(owner.id);
		}
	} finally {
		await desk.close();
		await site.stop();
	}
}

async function shoot(page: Page, { name, path }: View): Promise<void> {
	await page.goto(path, { waitUntil: "load" });
	await page.evaluate(() => document.fonts.ready);
	const file = join(FOLDER, `${name}.webp`);
	const { size } = await sharp(await page.screenshot())
		.webp({ quality: QUALITY })
		.toFile(file);
	console.log(`${name}.webp  ${Math.round(size / 1000)} kB`);
}
