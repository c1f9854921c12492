import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { readEnquiries, SENT_TITLE } from "../support/enquiries.ts";
import { fillForm, sendForm } from "../support/enquiry-form.ts";
import { makeEnvironment, ROOT } from "../support/project-folder.ts";
import { browser, provideSiteAndBrowser } from "../support/provided.ts";
import { type Site, startSite } from "../support/site.ts";
import { runEnquiries } from "../support/staff.ts";

// The browser comes with a site of its own; here each test begins with an empty count.
provideSiteAndBrowser();

async function openSite(): Promise<Site> {
	const site = await startSite();
	onTestFinished(() => site.stop());
	await site.request("/readyz");
	return site;
}

type Line = { name: string; visits: number; views: number; enquiries: number };
type Report = { totals: Line } & Record<"page" | "source" | "service" | "campaign", Line[]>;

/** What `npm run visits -- report --json` says. */
async function readReport({ dataDir }: Site): Promise<Report> {
	const child = spawn(
		process.execPath,
		["--disable-warning=ExperimentalWarning", join(ROOT, "cli/visits.ts"), "report", "--json"],
		{ env: makeEnvironment({ DATA_DIR: dataDir }), stdio: ["ignore", "pipe", "inherit"] },
	);
	const closed = once(child, "close");
	const told = await text(child.stdout);
	await closed;
	return JSON.parse(told);
}

/** What was told is written after some seconds. */
async function untilViews(site: Site, views: number): Promise<Report> {
	let report = await readReport(site);
	await expect
		.poll(
			async () => {
				report = await readReport(site);
				return report.totals.views;
			},
			{ timeout: 20_000, interval: 500 },
		)
		.toBe(views);
	return report;
}

/**
 * Every view that the page tells of. What is told as a page is left bears the browser's own name, which
 * counts as a machine's: a test waits until it has been told before.
 */
function watchTold(page: Page) {
	const told: unknown[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/visits")) told.push(request.postDataJSON());
	});
	const untilTold = (count: number) =>
		expect.poll(() => told.length, { timeout: 10_000 }).toBe(count);
	return { told, untilTold };
}

describe("a visit", () => {
	test("with pages in place and an enquiry stands in the report", async () => {
		const site = await openSite();
		const page = await openPage(browser, site);
		const { told, untilTold } = watchTold(page);
		await page.route("http://search.example/", (route) =>
			route.fulfill({
				contentType: "text/html",
				body: `<a href="${site.origin}/services/seo?utm_campaign=lamps&gclid=abc123">Go</a>`,
			}),
		);
		await page.goto("http://search.example/");
		await page.getByRole("link", { name: "Go" }).click();
		await page.waitForURL("**/services/seo?**");
		await hydrate(page);
		await untilTold(1);
		await page.getByRole("banner").getByRole("link", { name: "About Us", exact: true }).click();
		await page.waitForURL("**/about");
		await untilTold(2);
		// By a link that loads the page anew; an address that is typed would begin another visit.
		await page.evaluate(() => location.assign("/contact?service=seo"));
		await page.waitForURL("**/contact?**");
		await hydrate(page);
		await fillForm(page);
		await sendForm(page);
		await page.getByText(SENT_TITLE).first().waitFor();
		// Nobody types so fast: it is held until the staff say that it is good.
		const [enquiry] = readEnquiries(site);
		const staff = { cwd: site.dataDir, settings: { DATA_DIR: site.dataDir } };
		expect((await runEnquiries(["ham", String(enquiry?.id)], staff)).code).toBe(0);

		const report = await untilViews(site, 3);
		expect(report.totals).toMatchObject({ visits: 1, views: 3, enquiries: 1, rate: 1 });
		expect(report.page).toMatchObject([
			{ name: "/services/seo", visits: 1, views: 1, enquiries: 1 },
			{ name: "/about", visits: 0, views: 1, enquiries: 0 },
			{ name: "/contact", visits: 0, views: 1, enquiries: 0 },
		]);
		expect(report.source).toMatchObject([{ name: "google-ads", visits: 1, enquiries: 1 }]);
		expect(report.campaign).toMatchObject([{ name: "lamps", visits: 1, enquiries: 1 }]);
		expect(report.service[0]).toMatchObject({ name: "seo", views: 1, enquiries: 1 });
		expect(JSON.stringify(told)).not.toContain("abc123");
		expect(await page.context().cookies()).toEqual([]);
	});

	test("is told once per page, and begun by none that is loaded again or gone back to", async () => {
		const site = await openSite();
		const page = await openPage(browser, site);
		const { told, untilTold } = watchTold(page);
		await page.goto("/mumbai");
		await untilTold(1);
		await page.goto("/about");
		await untilTold(2);
		await page.reload();
		await untilTold(3);
		await page.goBack();
		await untilTold(4);
		await untilViews(site, 4);
		expect(told).toEqual([
			{ path: "/mumbai", from: {} },
			{ path: "/about", from: {} },
			{ path: "/about" },
			{ path: "/mumbai" },
		]);
	});

	test("is not told by a browser that asks for privacy", async () => {
		const site = await openSite();
		const page = await openPage(browser, site);
		const { told } = watchTold(page);
		await page.addInitScript(() => {
			Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
		});
		await page.goto("/about");
		await hydrate(page);
		await page.goto("/contact");
		await hydrate(page);
		expect(told).toEqual([]);
		expect((await readReport(site)).totals.views).toBe(0);
	});
});
