import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStores, type Stores } from "../../app/enquiries/open-stores.ts";
import { formatCall } from "../../app/platform/time-zones/format-call.ts";
import { content } from "../support/addresses.ts";
import {
	delayScripts,
	getPath,
	isFocused,
	openPage,
	PHONE,
	untilDrawn,
	type Visit,
} from "../support/browser.ts";
import { getRules, openCalls } from "../support/calls.ts";
import { fillForm, readBookings, readEnquiries, sendForm } from "../support/enquiries.ts";
import { openIn } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const { form, zone: home } = getRules();
const NEW_YORK = "America/New_York";

let visitors = 0;
/** Returns a visit from an IP address of its own, as the calls of one that has calls ahead are not booked at once. */
const fromHome = (visit: Visit = {}): Visit => ({
	...visit,
	extraHTTPHeaders: { "X-Forwarded-For": `198.51.100.${++visitors}` },
});
const getNumber = () => `+91 98765 4321${visitors}`;

let stores: Stores;
let calls: ReturnType<typeof openCalls>;
beforeAll(async () => {
	stores = await openStores({ DATA_DIR: site.dataDir, DATABASE_URL: undefined });
	calls = openCalls(stores);
});
afterAll(() => stores.database.close());

const findTimes = (within: Page | Locator) =>
	within.getByRole("radio", { name: /^\d+:\d\d [AP]M, / });
const findNoTime = (page: Page) => page.getByRole("radio", { name: form.noTime });
const findNearest = (page: Page) =>
	page.getByRole("group", { name: form.unavailable.nearest }).getByRole("radio");
const readStart = async (time: Locator) => Date.parse(await time.inputValue());
const readChecked = (page: Page) => page.locator("[name=time]:checked").inputValue();
const findBookings = (email: string) => readBookings(site).filter((row) => row.email === email);

const formatShortly = (start: number, timeZone: string) =>
	new Intl.DateTimeFormat("en-IN", {
		weekday: "short",
		day: "numeric",
		month: "short",
		hour: "numeric",
		minute: "2-digit",
		timeZone,
	}).format(start);

/** Books the chosen time as another visitor. */
async function takeChosen(page: Page): Promise<void> {
	const { startsAt } = await calls.book({}, null, 1);
	expect(await readChecked(page)).toBe(new Date(startsAt).toISOString());
}

/** Chooses the first time that is more than a day ahead, which `takeChosen` takes. */
async function chooseFirst(page: Page): Promise<void> {
	const free = new Date(await calls.findTime(1));
	await page.locator(`[name=time][value="${free.toISOString()}"]`).check();
}

test("without JavaScript a time is chosen, one that is taken meanwhile is told, and another one is sent once", async () => {
	const email = "without@x.example";
	const visit = fromHome({ viewport: PHONE, mayFailToLoad: /status of 409/ });
	const page = await openIn("with JavaScript off", "/book", visit);
	expect(await findNoTime(page).isChecked()).toBe(true);
	await chooseFirst(page);
	await page.getByLabel("Phone").fill(getNumber());
	await fillForm(page, { email });
	await takeChosen(page);
	await sendForm(page);
	await expectUnavailable(page);
	await page.keyboard.press("Tab");
	const other = findNearest(page).last();
	await other.check();
	const start = await readStart(other);
	await sendForm(page);
	await page.getByText(formatCall(start, home)).first().waitFor();
	expect(getPath(page)).toMatch(/^\/book\/[^/?]+\?sent$/);
	expect(findBookings(email)).toMatchObject([{ starts_at: start, zone: null }]);
	expect(readEnquiries(site).filter((row) => row.email === email)).toHaveLength(1);
});

test("a time that is chosen before hydration is kept, with the focus", async () => {
	const page = await openPage(browser, site, fromHome({ timezoneId: home }));
	const release = await delayScripts(page);
	await page.goto("/book");
	const later = page
		.locator("details")
		.filter({ has: page.locator("[name=time]") })
		.nth(1);
	await later.locator("summary").click();
	const early = findTimes(later).first();
	await early.check();
	const value = await early.inputValue();
	await release();
	expect(await readChecked(page)).toBe(value);
	const checked = page.locator("[name=time]:checked");
	expect(await checked.isVisible()).toBe(true);
	expect(await isFocused(checked)).toBe(true);
});

test("in another zone times are hidden until they stand by the visitor's days, and the keyboard alone books one", async () => {
	const page = await openPage(browser, site, fromHome({ timezoneId: NEW_YORK }));
	const release = await delayScripts(page);
	const requested = page.waitForRequest(/\/assets\/.*\.js$/);
	await page.goto("/book");
	await requested;
	const first = findTimes(page).first();
	expect(await first.isVisible()).toBe(false);
	await release();
	await expect.poll(() => first.isVisible()).toBe(true);
	expect(await page.locator("select[name=zone]").inputValue()).toBe(NEW_YORK);
	expect(await page.getByText(/Eastern Time.*India Standard Time/).isVisible()).toBe(true);
	const name = await page.locator(".call-days legend").first().textContent();
	const inNewYork = formatCall(await readStart(first), NEW_YORK);
	expect(inNewYork.replace(",", "")).toContain(name);

	await findNoTime(page).focus();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	const start = await readStart(findTimes(page).nth(1));
	expect(Date.parse(await readChecked(page))).toBe(start);
	const getFocused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
	while ((await getFocused()) !== "phone") await page.keyboard.press("Tab");
	await page.keyboard.type(getNumber());
	while ((await getFocused()) !== "name") await page.keyboard.press("Tab");
	await page.keyboard.type("Riya Desai");
	await page.keyboard.press("Tab");
	await page.keyboard.type("keys@x.example");
	await page.keyboard.press("Tab");
	await page.keyboard.type("We weave bedsheets in Surat.");
	const button = page.getByRole("button", { name: /^(Send|Book)/ });
	expect(await button.textContent()).toBe(`Book ${formatShortly(start, NEW_YORK)}`);
	await button.press("Enter");
	await page.getByRole("heading", { level: 1, name: "Your call" }).waitFor();
	await page.getByText(form.booked.title).waitFor();
	await page.getByText(formatCall(start, NEW_YORK)).first().waitFor();
	expect(getPath(page)).toMatch(/^\/book\/[^/?]+\?sent$/);
	expect(findBookings("keys@x.example")).toMatchObject([{ starts_at: start, zone: NEW_YORK }]);
});

test.for([NEW_YORK, "Asia/Dubai", "Asia/Kathmandu"])(
	"on a phone in %s nothing moves when the times are shown, and at the first tap",
	async (timezoneId) => {
		const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
		const page = await openPage(browser, site, { ...phone, timezoneId });
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
					if (entry.value > 0.001) console.error(`The page moved by ${entry.value}`);
			}).observe({ type: "layout-shift", buffered: true });
		});
		await page.goto("/book");
		const first = findTimes(page).first();
		await expect.poll(() => first.isVisible()).toBe(true);
		const read = async () => [
			await first.evaluate((input) => input.closest("label")?.textContent),
			// The tap scrolls.
			await first.evaluate((input) => input.getBoundingClientRect().y + scrollY),
		];
		const before = await read();
		expect(before[0]).toMatch(/ IST$/);
		await first.tap();
		expect(await first.isChecked()).toBe(true);
		await untilDrawn(page);
		expect(await read()).toEqual(before);
		const start = await readStart(first);
		const button = page.getByRole("button", { name: `Book ${formatShortly(start, timezoneId)}` });
		expect(await button.count()).toBe(1);
	},
);

test("on the contact page the tap that opens the times shows them in the visitor's zone", async () => {
	const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
	const page = await openPage(browser, site, { ...phone, timezoneId: "Asia/Dubai" });
	const release = await delayScripts(page);
	const requested = page.waitForRequest(/\/assets\/.*\.js$/);
	await page.goto("/contact");
	await page.getByText(form.summary).tap();
	await requested;
	const first = findTimes(page).first();
	expect(await first.isVisible()).toBe(false);
	await release();
	await expect.poll(() => first.isVisible()).toBe(true);
	expect(await page.locator(".call-times").textContent()).toMatch(/8:30 AM10:00 AM IST/);
	await first.tap();
	expect(await first.isChecked()).toBe(true);
});

test("where scripts are late the agency's times are shown, and a zone that is chosen before hydration is that of the times, of the call and of what is said of it", async () => {
	const page = await openPage(browser, site, fromHome({ timezoneId: NEW_YORK }));
	const release = await delayScripts(page);
	await page.goto("/book");
	await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
	await release();
	await page.getByText(/Japan Standard Time.*India Standard Time/).waitFor();
	await page.getByLabel("Time zone").selectOption("other");
	await page.getByLabel("Time zone").selectOption("Asia/Baku");
	await page.getByText(/Azerbaijan Standard Time.*India Standard Time/).waitFor();
	await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
	await chooseFirst(page);
	const start = Date.parse(await readChecked(page));
	await page.getByLabel("Phone").fill(getNumber());
	await fillForm(page, { email: "tokyo@x.example" });
	await sendForm(page);
	await page.getByText(formatCall(start, "Asia/Tokyo")).first().waitFor();
	expect(findBookings("tokyo@x.example")).toMatchObject([{ zone: "Asia/Tokyo" }]);
});

test("without JavaScript another zone is chosen from the list, which costs no word and is kept with the call", async () => {
	const visit = fromHome({ viewport: PHONE });
	const page = await openIn("with JavaScript off", "/contact?service=seo", visit);
	await fillForm(page, { email: "baku@x.example" });
	await page.getByText(form.summary).click();
	const show = page.getByRole("button", { name: "Show the times in this zone" });
	await page.getByLabel("Time zone").selectOption({ label: "Another time zone…" });
	await show.click();
	await page.getByLabel("Time zone").selectOption({ label: "Baku (GMT+4)" });
	await show.click();
	await page.getByText(/Azerbaijan Standard Time.*India Standard Time/).waitFor();
	expect(await isFocused(page.getByLabel("Time zone"))).toBe(true);
	await chooseFirst(page);
	const start = Date.parse(await readChecked(page));
	await page.getByLabel("Phone").fill(getNumber());
	// Enter in a text field submits the form as well, but not by the button of the zone.
	await page.getByLabel("Phone").press("Enter");
	await page.getByText(formatCall(start, "Asia/Baku")).first().waitFor();
	expect(findBookings("baku@x.example")).toMatchObject([{ zone: "Asia/Baku" }]);
});

test("on the contact page times are closed at first, a missing number keeps the time, and one taken meanwhile and a lost answer leave one enquiry and its call", async () => {
	const email = "from-contact@x.example";
	const visit = fromHome({ timezoneId: home, mayFailToLoad: /status of 409|ERR_FAILED/ });
	const page = await openIn("after hydration", "/contact", visit);
	expect(await findTimes(page).first().isVisible()).toBe(false);
	await page.getByText(form.summary).click();
	await chooseFirst(page);
	const value = await readChecked(page);
	await fillForm(page, { email });
	await sendForm(page);
	await page.getByText("Please add your phone number").waitFor();
	expect(await readChecked(page)).toBe(value);

	await page.getByLabel("Phone").fill(getNumber());
	await takeChosen(page);
	await sendForm(page);
	await expectUnavailable(page);
	const start = await readStart(findNearest(page).last());
	await findNearest(page).last().check();
	// The page has a new form by now. Without this wait, that one would replace the form sent below.
	await page.getByRole("button", { name: /^Book/ }).waitFor();
	await loseResponse(page);
	await sendForm(page);
	await page.getByRole("alert").filter({ hasText: content.site.email }).waitFor();
	await sendForm(page);
	await page.getByText(form.booked.title).waitFor();
	expect(readEnquiries(site).filter((row) => row.email === email)).toHaveLength(1);
	expect(findBookings(email)).toMatchObject([{ starts_at: start }]);
});

/** Lets the next posted form arrive, and closes the connection before its response does. */
async function loseResponse(page: Page): Promise<void> {
	let isLost = false;
	await page.route("**/contact.data*", async (route) => {
		if (route.request().method() !== "POST" || isLost) return route.continue();
		isLost = true;
		await route.fetch();
		await route.abort();
	});
}

/** Expects the form to say that the time is taken and to offer three others, with all input kept. */
async function expectUnavailable(page: Page): Promise<void> {
	const alert = page.getByRole("alert").filter({ hasText: form.unavailable.title });
	await alert.waitFor();
	expect(await alert.textContent()).toContain(form.unavailable.taken);
	await expect.poll(() => isFocused(alert)).toBe(true);
	expect(await page.locator("[name=time]:checked").count()).toBe(0);
	expect(await page.getByLabel("Phone").inputValue()).toBe(getNumber());
	expect(await findNearest(page).count()).toBe(3);
}
