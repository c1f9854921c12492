import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { getNow, setClock } from "#app/clock.ts";
import type { Staff } from "../../../app/desk/store/people-store.ts";
import type { Tables } from "../../../app/enquiries/store/tables.ts";
import { findInAllViews } from "../../support/axe.ts";
import { openPage, PHONE } from "../../support/browser.ts";
import { findSmallControls } from "../../support/page-checks.ts";
import { readTestClock } from "../../support/read-test-clock.ts";
import { openDesk } from "../../support/seeded-desk.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

/** As tall as any page: what lies under the bar at the bottom of a phone would count as small. */
const HEIGHT = 4_000;
const BACKWARDS = { from: "2126-12-04T10:00", to: "2126-12-03T10:00", note: "Dentist" };

// With a mail server, by which answers can be sent; nothing is delivered here.
const SMTP_URL = "smtp://127.0.0.1:1";
provideSiteAndBrowser({ settings: { SITE_URL: "http://localhost:3000", SMTP_URL } });

let desk: Awaited<ReturnType<typeof openDesk>>;
let cookie: string;
/** Of enquiries, of the week with calls, and of what a form sends. */
const places: Record<string, string> = {};

beforeAll(async () => {
	// As the site's is; other parts of test:full have the system's.
	setClock(readTestClock);
	desk = await openDesk(site);
	const owner = await desk.invite("Meera Shah", "owner");
	await desk.invite("Kabir Rao", "member");
	const ids = await desk.seed(owner);
	await desk.seedSpeed();
	const [, cancelled = "", abroad = "", id = "", over = ""] = ids;
	const monday = await desk.seedCalls(owner, ids);
	await addOddCalls({ over, cancelled }, owner);
	const link = await desk.people.createLink(owner.id);
	const revision = String((await desk.desk.get(id))?.enquiry.revision);
	Object.assign(places, { id, abroad, over, monday, link, revision });
	cookie = await desk.signIn(owner);
	return () => {
		setClock();
		return desk.close();
	};
});

/** One that is over, one that was cancelled, and calendars that were read and could not be. */
async function addOddCalls(ids: { over: string; cancelled: string }, owner: Staff): Promise<void> {
	const { db } = desk.stores.database;
	const set = (id: string, change: Partial<Tables["bookings"]>) =>
		db.updateTable("bookings").set(change).where("enquiryId", "=", id).execute();
	await set(ids.over, { startsAt: getNow() - 600_000, endsAt: getNow() - 1 });
	await set(ids.cancelled, { state: "cancelled" });
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

/** As somebody who is signed in, but where the page is there to sign in. */
async function open(path: string): Promise<Page> {
	const page = await openPage(browser, site, { viewport: PHONE, mayFailToLoad: /status of 4\d\d/ });
	if (!path.startsWith("/desk/sign-in"))
		await page.context().addCookies([{ name: "desk", value: cookie, url: site.origin }]);
	await page.goto(path.replace(/:(\w+)/, (_all, name) => places[name] ?? ""));
	return page;
}

async function findFaults(page: Page): Promise<string[]> {
	const found = await findInAllViews(page, HEIGHT);
	await page.setViewportSize({ width: PHONE.width, height: HEIGHT });
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
	["the sign-in", "/desk/sign-in"],
	["a link that signs in", "/desk/sign-in/:link"],
	["a link that is none", "/desk/sign-in/0123"],
])("%s has no fault that axe finds, and fits", async (_what, path) => {
	const page = await open(path);
	expect(await findFaults(page)).toEqual([]);
});

test("the list of keys and the line that something changed have none", async () => {
	const page = await open("/desk");
	await desk.sendEnquiry(site);
	await page.getByRole("status").getByText("new enquiry").waitFor();
	await page.locator("[name=id]").first().check();
	expect(await findFaults(page)).toEqual([]);
	// A phone has no list of keys.
	await page.setViewportSize({ width: 1440, height: HEIGHT });
	await page.getByRole("button", { name: "Keyboard" }).click();
	expect(await findFaults(page)).toEqual([]);
});

test.each([
	["that came second (409)", { intent: "note", text: "Both of us", revision: "0" }],
	["with a wrong field (422)", { intent: "note", text: " " }],
	["with no known action (400)", { intent: "dance", text: "" }],
])("a form %s has none, and has its words again", async (_what, fields) => {
	const page = await open("/desk/enquiries/:id");
	await page
		.locator("form:has([name=intent][value=note])")
		.first()
		.evaluate(
			(form: HTMLFormElement, values) => {
				for (const [name, value] of Object.entries(values)) {
					const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
					if (field) field.value = value;
				}
				form.submit();
			},
			{ revision: places.revision ?? "", ...fields },
		);
	await page.waitForLoadState();
	const told = page.getByRole("alert").or(page.getByRole("heading", { name: /not possible/ }));
	await told.first().waitFor();
	if (fields.text.trim())
		expect(await page.locator("textarea").getByText(fields.text).count()).toBe(1);
	expect(await findFaults(page)).toEqual([]);
});

test.each([
	["a call that cannot be moved", "/desk/bookings/:abroad", { time: "other", other: "" }],
	["a busy time that ends before it begins", "/desk/bookings", BACKWARDS],
])("%s is refused without a fault, too", async (_what, path, fields) => {
	const page = await open(path);
	const [first = ""] = Object.keys(fields);
	const form = page.locator(`form:has([name=${first}])`).first();
	for (const [name, value] of Object.entries(fields))
		if (name === "time") await form.getByRole("radio", { name: "Another time" }).check();
		else await form.locator(`[name=${name}]`).fill(value);
	await form.getByRole("button").click();
	await page.getByRole("alert").waitFor();
	expect(await findFaults(page)).toEqual([]);
});
