import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { getNow } from "#app/clock.ts";
import type { Staff } from "../../../app/desk/store/people-store.ts";
import type { Tables } from "../../../app/enquiries/store/tables.ts";
import { ALL_RULES, findViolations } from "../../support/axe.ts";
import { openWatchedPage, PHONE, untilDrawn } from "../../support/browser.ts";
import { isShort } from "../../support/is-short.ts";
import { findOverflow, findSmallControls } from "../../support/page-checks.ts";
import { openDesk } from "../../support/seeded-desk.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

const WIDTHS = isShort ? [390] : [320, 390, 1440];
const BACKWARDS = { from: "2126-12-04T10:00", to: "2126-12-03T10:00", note: "Dentist" };
const SCHEMES = ["light", "dark"] as const;

// With a mail server, by which answers can be sent; nothing is delivered here.
const SMTP_URL = "smtp://127.0.0.1:1";
provideSiteAndBrowser({ settings: { SITE_URL: "http://localhost:3000", SMTP_URL } });

let desk: Awaited<ReturnType<typeof openDesk>>;
let token: string;
let signInPath: string;
let id: string;
/** Newest first. */
let ids: string[];
/** Of the week with calls. */
let monday: string;
let revision: string;

beforeAll(async () => {
	desk = await openDesk(site);
	const owner = await desk.invite("Meera Shah", "owner");
	await desk.invite("Kabir Rao", "member");
	ids = await desk.seed(owner);
	await desk.seedSpeed();
	id = ids[3] ?? "";
	revision = String((await desk.desk.get(id))?.enquiry.revision);
	await addCalls(owner, ids);
	token = await desk.signIn(owner);
	signInPath = `/desk/sign-in/${await desk.people.createLink(owner.id)}`;
});
afterAll(() => desk.close());

/** Also one that is over, one that was cancelled, and calendars that were read and could not be. */
async function addCalls(owner: Staff, ids: readonly string[]): Promise<void> {
	monday = await desk.seedCalls(owner, ids);
	const { db } = desk.stores.database;
	const set = (at: number, change: Partial<Tables["bookings"]>) =>
		db
			.updateTable("bookings")
			.set(change)
			.where("enquiryId", "=", ids[at] ?? "")
			.execute();
	await set(4, { startsAt: getNow() - 600_000, endsAt: getNow() - 1 });
	await set(1, { state: "cancelled" });
	for (const error of [null, "There is nothing at this address any more."])
		await db
			.insertInto("busyCalendars")
			.values({
				id: crypto.randomUUID(),
				staffId: owner.id,
				error,
				url: `https://calendar.example/ical/${"0123456789".repeat(9)}/basic.ics`,
				spans: "[]",
				fetchedAt: getNow(),
				triedAt: getNow(),
			})
			.execute();
}

async function open(isSignedIn: boolean): Promise<Page> {
	const visit = { viewport: PHONE, mayFailToLoad: /status of 4\d\d/ };
	const { page, errors } = await openWatchedPage(browser, site, visit);
	onTestFinished(async () => {
		await page.context().close();
		expect(errors).toEqual([]);
	});
	if (isSignedIn)
		await page.context().addCookies([{ name: "desk", value: token, url: site.origin }]);
	return page;
}

/** What is wrong with the page as it stands, at each width, light and dark. */
async function findFaults(page: Page): Promise<string[]> {
	const found = await findOverflow(page, WIDTHS);
	for (const width of WIDTHS)
		for (const colorScheme of SCHEMES) {
			// As tall as any of them: what lies under the bar at the bottom of a phone would count as small.
			await page.setViewportSize({ width, height: 4_000 });
			await page.emulateMedia({ colorScheme });
			await untilDrawn(page);
			const violations = await findViolations(page, ALL_RULES);
			found.push(...violations.map((violation) => `${width} px, ${colorScheme}: ${violation}`));
		}
	return [...found, ...(await findSmallControls(page))];
}

test.each([
	["the inbox", "/desk"],
	["the inbox with its filters open", "/desk?view=all&city=surat"],
	["an empty inbox", "/desk?view=spam"],
	["a search without a result", "/desk?q=nothing-of-that-kind"],
	["an enquiry", "/desk/enquiries/:id?view=all"],
	["an enquiry that there is not", "/desk/enquiries/none"],
	["people and devices", "/desk/people"],
	["the numbers", "/desk/numbers"],
	["the calls of this week", "/desk/bookings"],
	["a week with calls and a busy time", "/desk/bookings?week=:monday"],
	["a call that can be moved", "/desk/bookings/:abroad"],
	["a call that is over", "/desk/enquiries/:over"],
	["the question before erasing", "/desk/enquiries/:id/erase"],
])("%s has no fault that axe finds, and fits", async (_what, path) => {
	const page = await open(true);
	const places = { id, monday, abroad: ids[2] ?? "", over: ids[4] ?? "" };
	await page.goto(path.replace(/:(\w+)/, (_all, name: keyof typeof places) => places[name]));
	expect(await findFaults(page)).toEqual([]);
});

test.each([
	["the sign-in", () => "/desk/sign-in"],
	["a link that signs in", () => signInPath],
	["a link that is none", () => "/desk/sign-in/0123"],
])("%s has no fault that axe finds, and fits", async (_what, getAddress) => {
	const page = await open(false);
	await page.goto(getAddress());
	expect(await findFaults(page)).toEqual([]);
});

test("the list of keys and the line that something changed have none", async () => {
	const page = await open(true);
	await page.goto("/desk");
	await desk.sendEnquiry(site);
	await page.getByRole("status").getByText("new enquiry").waitFor();
	await page.locator("[name=id]").first().check();
	expect(await findFaults(page)).toEqual([]);
	// A phone has no list of keys.
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.getByRole("button", { name: "Keyboard" }).click();
	expect(await findFaults(page)).toEqual([]);
});

test.each([
	["that came second (409)", { intent: "note", text: "Both of us", revision: "0" }],
	["with a wrong field (422)", { intent: "note", text: " ", revision: "now" }],
	["with no known action (400)", { intent: "dance", text: "", revision: "now" }],
])("a form %s has none, and has its words again", async (_what, fields) => {
	const page = await open(true);
	await page.goto(`/desk/enquiries/${id}`);
	const sent = { ...fields, revision: fields.revision === "now" ? revision : fields.revision };
	await page
		.locator("form:has([name=intent][value=note])")
		.first()
		.evaluate((form: HTMLFormElement, values) => {
			for (const [name, value] of Object.entries(values)) {
				const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
				if (field) field.value = value;
			}
			form.submit();
		}, sent);
	await page.waitForLoadState();
	const told = page.getByRole("alert").or(page.getByRole("heading", { name: /not possible/ }));
	await told.first().waitFor();
	if (sent.text.trim()) expect(await page.locator("textarea").getByText(sent.text).count()).toBe(1);
	expect(await findFaults(page)).toEqual([]);
});

test.each([
	["a call that cannot be moved", "/desk/bookings/:abroad", { time: "other", other: "" }],
	["a busy time that ends before it begins", "/desk/bookings", BACKWARDS],
	["a calendar of no known kind", "/desk/bookings", { url: "file:///etc/passwd" }],
])("%s is refused without a fault, too", async (_what, path, fields) => {
	const page = await open(true);
	await page.goto(path.replace(":abroad", ids[2] ?? ""));
	const [first = ""] = Object.keys(fields);
	const form = page.locator(`form:has([name=${first}])`).first();
	for (const [name, value] of Object.entries(fields))
		if (name === "time") await form.getByRole("radio", { name: "Another time" }).check();
		else await form.locator(`[name=${name}]`).fill(value);
	await form.getByRole("button").click();
	await page.getByRole("alert").waitFor();
	expect(await findFaults(page)).toEqual([]);
});
