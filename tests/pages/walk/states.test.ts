import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { openStores } from "../../../app/enquiries/open-stores.ts";
import { TEMPLATES } from "../../support/addresses.ts";
import { findInAllViews } from "../../support/axe.ts";
import { hydrate, openPage, PHONE } from "../../support/browser.ts";
import { getRules, openCalls } from "../../support/calls.ts";
import { fillForm, SENT, sendForm } from "../../support/enquiries.ts";
import { findSmallControls } from "../../support/page-checks.ts";
import { readTestClock } from "../../support/read-test-clock.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

type State = [what: string, path: string, reach?: (page: Page) => Promise<unknown>];

provideSiteAndBrowser({ mayWriteErrors: true });

// This is the site's clock; other parts of test:full have the system's.
beforeAll(() => {
	setClock(readTestClock);
	return () => setClock();
});
afterEach(() => site.setBlog("embedded"));

const STATES: State[] = [
	["the form with errors", "/contact", sendWithErrors],
	["the form with its toast", "/contact", untilThanked],
	["the form when its time is not free", "/contact", sendTakenTime],
	["the questions of home, opened", "/", openDetails],
	["the figures of a case study, opened", TEMPLATES["case study, results first"], openDetails],
	[
		"the open menu",
		"/",
		(page) => page.getByRole("banner").getByRole("button", { name: /menu/i }).click(),
	],
];

test.each(STATES)("axe finds nothing on %s", async (_what, path, reach) => {
	const page = await open(path);
	await reach?.(page);
	expect(await findInAllViews(page)).toEqual([]);
});

test.each([
	"/blog?page=2",
	"/blog?category=seo&q=umbrela",
	`/blog?q=${"W".repeat(100)}`,
	"/blog/note-5",
])("axe finds nothing on %s where the blog has many articles, and it fits", async (path) => {
	await site.setBlog("many");
	expect(await findInAllViews(await open(path))).toEqual([]);
});

test.each(["/blog", TEMPLATES.post])(
	"axe finds nothing on %s while articles are loading, and when they cannot be loaded",
	async (path) => {
		await site.setBlog("held");
		const page = await open("/about");
		await page.goto(path, { waitUntil: "commit" });
		await page.locator("[data-skeleton]").first().waitFor();
		await page.getByRole("contentinfo").waitFor();
		expect(await findInAllViews(page)).toEqual([]);
		await site.setBlog("failing");
		await page.goto(path);
		expect(await findInAllViews(page)).toEqual([]);
	},
);

test.each(["sent", "taken", "cancelled"])(
	"axe finds nothing on the page of a call that is %s",
	async (state) => {
		const stores = await openStores({ DATA_DIR: site.dataDir, DATABASE_URL: undefined });
		onTestFinished(() => stores.database.close());
		const calls = openCalls(stores);
		const { id, path } = await calls.book({}, "America/New_York");
		if (state === "cancelled") await calls.bookings.cancel(id, { staffId: null, sequence: 0 });
		const page = await open(`${path}?${state}`);
		if (state === "taken") {
			await page.getByRole("radio").first().check();
			await calls.book({}, null, 0);
			await page.getByRole("button", { name: "Move the call" }).click();
			await page.getByRole("alert").waitFor();
		}
		expect(await findInAllViews(page)).toEqual([]);
		expect(await findSmallControls(page)).toEqual([]);
	},
);

async function open(path: string): Promise<Page> {
	const mayFailToLoad = /status of (404|409|503)/;
	const page = await openPage(browser, site, { viewport: PHONE, mayFailToLoad });
	await page.goto(path);
	return page;
}

async function sendWithErrors(page: Page): Promise<void> {
	await hydrate(page);
	await sendForm(page);
	await page.locator("[aria-invalid=true]").first().waitFor();
}

async function untilThanked(page: Page): Promise<void> {
	await hydrate(page);
	await fillForm(page);
	await sendForm(page);
	await page.getByText(SENT.title).waitFor();
	// The message is kept by the focus: under a pointer it would close when the window changes, as it moves away.
	await page.getByRole("button", { name: "Close the message" }).focus();
}

async function sendTakenTime(page: Page): Promise<void> {
	await hydrate(page);
	await page
		.locator("main form details")
		.first()
		.evaluate((each) => each.toggleAttribute("open", true));
	const radio = page.locator("[name=time]").nth(1);
	await radio.check();
	await radio.evaluate((each) => each.setAttribute("value", "2020-01-01T00:00:00.000Z"));
	await page.getByLabel("Phone").fill("+91 98765 43210");
	await fillForm(page);
	await sendForm(page);
	await page.getByText(getRules().form.unavailable.title).waitFor();
}

async function openDetails(page: Page): Promise<void> {
	await page.locator("details").evaluateAll((all) => {
		for (const details of all) {
			details.removeAttribute("name");
			details.setAttribute("open", "");
		}
	});
}
