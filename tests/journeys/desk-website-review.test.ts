import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { formatLocalTime } from "#app/platform/dates.server.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { findInAllViews } from "../support/axe.ts";
import { openPage, PHONE } from "../support/browser.ts";
import { desk, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";
import { browser, site } from "../support/site-and-browser.ts";

/** What visitors see is changed, so the site is one that no other file of tests has. */
provideLocalDesk({ SITE_URL: "", ENQUIRY_ACKNOWLEDGE: "off", RATE_LIMIT_ENQUIRIES: "99997/1s" });

const EDIT = "/desk/website/edit/services/seo.yaml";
const TITLE = "hero.title";
const HOUR_MS = 3_600_000;

let [owner, member] = [] as unknown as [Staff, Staff];
beforeAll(async () => {
	owner = await desk.invite("Meera Shah", "owner");
	member = await desk.invite("Kabir Rao", "member");
});

/** Opens the form, and types a title as soon as the page is beside it. */
async function type(staff: Staff, title: string): Promise<Page> {
	const page = await openSignedIn(staff, EDIT, { mayFailToLoad: /422/ });
	await page.locator("iframe[data-shown]").waitFor({ state: "attached" });
	await page.locator("details").evaluateAll((all) => {
		for (const each of all) (each as HTMLDetailsElement).open = true;
	});
	await page.locator(`[name="${TITLE}"]`).fill(title);
	return page;
}

test("a member asks, who may publish reads what changes and publishes it on a phone, and visitors see it", async () => {
	const title = "Search that is seen by four eyes";
	const author = await type(member, title);
	const note = author.getByLabel("A note to the publishers");
	await note.fill("For Friday's campaign");
	await author.getByRole("button", { name: "Ask for publication" }).click();
	await author.getByText("The people who may publish have been asked").waitFor();
	expect(await author.locator(`[name="${TITLE}"]`).inputValue()).toBe(title);

	const reader = await openSignedIn(owner, "/desk/website", { viewport: PHONE });
	await reader.getByRole("link", { name: "Kabir Rao asks to publish this" }).click();
	await reader.getByText("For Friday's campaign").waitFor();
	expect(await reader.locator("ins").first().textContent()).toContain("four eyes");
	expect(await findInAllViews(reader)).toEqual([]);
	const opening = reader.waitForEvent("popup");
	await reader.getByRole("link", { name: "See the page" }).click();
	const preview = await opening;
	await preview.getByRole("heading", { level: 1, name: title }).waitFor();
	await reader.getByRole("button", { name: "Publish" }).click();
	await reader.getByText("Published. Visitors see it now").waitFor();

	const visitor = await openPage(browser, site);
	await visitor.goto("/services/seo");
	await visitor.getByRole("heading", { level: 1, name: title }).waitFor();
});

test("a draft that was sent back has the answer above its form", async () => {
	const author = await type(member, "Search that is sent back");
	await author.getByRole("button", { name: "Ask for publication" }).click();
	await author.getByText("The people who may publish have been asked").waitFor();
	const reader = await openSignedIn(owner, "/desk/website");
	await reader.getByRole("link", { name: "Kabir Rao asks to publish this" }).click();
	await reader.getByLabel("Or an answer to Kabir Rao").fill("Please name the city as well.");
	await reader.getByRole("button", { name: "Send back" }).click();
	await reader.getByText("Sent back to its author").waitFor();
	await author.goto(EDIT);
	await author.getByText("Meera Shah sent this back to you:").waitFor();
	await author.getByText("Please name the city as well.").waitFor();
	expect(await findInAllViews(author)).toEqual([]);
});

test("a time is chosen at which the draft is published by itself", async () => {
	const page = await type(owner, "Search that comes on its own");
	const time = page.getByLabel("Day and time");
	await page.locator("summary").getByText("Publish later").waitFor();
	await page.locator("details:has([name=publishAt])").evaluate((details) => {
		(details as HTMLDetailsElement).open = true;
	});
	await time.fill(formatLocalTime(getNow() + HOUR_MS));
	await page.getByRole("button", { name: "Set this time" }).click();
	await page.getByText("will be published automatically").waitFor();
	expect(await findInAllViews(page)).toEqual([]);
	await page.getByRole("button", { name: "Cancel this time" }).click();
	await page.getByText("is not published automatically").waitFor();
});

test("two people with one form open are told of each other while they write", async () => {
	const first = await type(member, "Search that Kabir writes");
	await first.getByText("Draft saved at").waitFor();
	const second = await type(owner, "Search that Meera writes");
	await second.getByText("Kabir Rao has this open, too.").waitFor();
	await first.locator(`[name="${TITLE}"]`).fill("Search that Kabir goes on writing");
	await first.getByText("Meera Shah has this open, too.").waitFor();
});
