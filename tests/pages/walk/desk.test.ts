import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { getNow, setClock } from "#app/platform/clock.ts";
import type { Staff } from "../../../app/desk/store/people-store.ts";
import { findInAllViews } from "../../support/axe.ts";
import { openPage, PHONE } from "../../support/browser.ts";
import { findSmallControls } from "../../support/page-checks.ts";
import { readTestClock } from "../../support/read-test-clock.ts";
import { openDesk } from "../../support/seeded-desk.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

/** A height as tall as any page: controls under the bar at the bottom of a phone would count as small. */
const HEIGHT = 4_000;

// The mail server's address allows answers to be sent; nothing is delivered here.
const SMTP_URL = "smtp://127.0.0.1:1";
provideSiteAndBrowser({ settings: { SITE_URL: "http://localhost:3000", SMTP_URL } });

let desk: Awaited<ReturnType<typeof openDesk>>;
let cookie: string;
/** Paths of enquiries, of the week with calls, and of the pages that a form leads to. */
const places: Record<string, string> = {};

beforeAll(async () => {
	// This is the site's clock; other parts of test:full have the system's.
	setClock(readTestClock);
	desk = await openDesk(site);
	const owner = await desk.invite("Meera Shah", "owner");
	await desk.invite("Kabir Rao", "member");
	const ids = await desk.seed(owner);
	const [, cancelled = "", abroad = "", id = ""] = ids;
	const monday = await desk.seedCalls(owner, ids);
	await desk.bookings.cancel(cancelled, { staffId: owner.id, sequence: 0 });
	await addCalendars(owner);
	const link = await desk.people.createLink(owner.id);
	const revision = String((await desk.desk.get(id))?.enquiry.revision);
	Object.assign(places, { id, abroad, monday, link, revision });
	cookie = await desk.signIn(owner);
	return () => {
		setClock();
		return desk.close();
	};
});

/** Adds a calendar that was read, and one that could not be. */
async function addCalendars({ id }: Staff): Promise<void> {
	for (const error of [null, "This address no longer has a calendar."])
		await desk.stores.database.db
			.insertInto("busyCalendars")
			.values({
				id: crypto.randomUUID(),
				staffId: id,
				error,
				url: `https://calendar.example/ical/${"0123456789".repeat(9)}/basic.ics`,
				spans: "[]",
				fetchedAt: getNow(),
				problems: "[]",
				triedAt: getNow(),
			})
			.execute();
}

/** Opens a path as a signed-in person, except the page for signing in. */
async function open(path: string): Promise<Page> {
	const page = await openPage(browser, site, { viewport: PHONE, mayFailToLoad: /status of 4\d\d/ });
	if (!path.startsWith("/desk/sign-in"))
		await page.context().addCookies([{ name: "desk", value: cookie, url: site.origin }]);
	await page.goto(path.replace(/:(\w+)/, (_all, name) => places[name] ?? ""));
	return page;
}

async function findErrors(page: Page): Promise<string[]> {
	const found = await findInAllViews(page, HEIGHT);
	await page.setViewportSize({ width: PHONE.width, height: HEIGHT });
	return [...found, ...(await findSmallControls(page))];
}

test.each([
	["the inbox with its filters open", "/desk?view=all&city=surat"],
	["a search without a result", "/desk?q=nothing-of-that-kind"],
	["an enquiry", "/desk/enquiries/:id?view=all"],
	["people and devices", "/desk/people"],
	["the texts of answers", "/desk/texts"],
	["the form of a text", "/desk/texts?edit=1"],
	["the numbers", "/desk/numbers"],
	["a week with calls and a busy time", "/desk/bookings?week=:monday"],
	["a call that can be moved", "/desk/bookings/:abroad"],
	["the question before erasing", "/desk/enquiries/:id/erase"],
	["the sign-in", "/desk/sign-in"],
	["a link that signs in", "/desk/sign-in/:link"],
])("%s has no error that axe finds, and fits", async (_what, path) => {
	const page = await open(path);
	expect(await findErrors(page)).toEqual([]);
});

test("the list of keys and the line that something changed have none", async () => {
	const page = await open("/desk");
	await desk.sendEnquiry(site);
	await page.getByRole("status").getByText("new enquiry").waitFor();
	await page.locator("[name=id]").first().check();
	expect(await findErrors(page)).toEqual([]);
	// A phone shows no list of keys.
	await page.setViewportSize({ width: 1440, height: HEIGHT });
	await page.getByRole("button", { name: "Keyboard" }).click();
	expect(await findErrors(page)).toEqual([]);
});

test.each([
	["that came second (409)", { intent: "note", note: "Both of us", revision: "0" }],
	["with a wrong field (422)", { intent: "note", note: " " }],
	["with no known action (400)", { intent: "dance", note: "" }],
])("a form %s has none", async (_what, { intent, ...fields }) => {
	const page = await open("/desk/enquiries/:id");
	await page.locator("#enquiry-form").evaluate(
		(form: HTMLFormElement, { intent, ...values }) => {
			for (const [name, value] of Object.entries(values))
				(form.elements.namedItem(name) as HTMLInputElement).value = value;
			const asked = document.createElement("input");
			Object.assign(asked, { type: "hidden", name: "intent", value: intent });
			form.append(asked);
			form.submit();
		},
		{ intent, revision: places.revision ?? "", ...fields },
	);
	await page.waitForLoadState();
	const alert = page.getByRole("alert").or(page.getByRole("heading", { name: /not possible/ }));
	await alert.first().waitFor();
	expect(await findErrors(page)).toEqual([]);
});

test("a text with an unknown placeholder is rejected without an error", async () => {
	const page = await open("/desk/texts?edit=1");
	await page.getByLabel("Text").fill("Dear {frstName}");
	await page.getByRole("button", { name: "Save" }).click();
	await page.getByRole("alert").waitFor();
	expect(await findErrors(page)).toEqual([]);
});

test("a busy time that ends before it begins is rejected without an error, too", async () => {
	const page = await open("/desk/bookings");
	const busy = page.locator("form:has([value=busy])");
	await busy.getByLabel("From").fill("2126-12-04T10:00");
	await busy.getByLabel("To").fill("2126-12-03T10:00");
	await busy.getByRole("button").click();
	await page.getByRole("alert").waitFor();
	expect(await findErrors(page)).toEqual([]);
});
