import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatCall } from "../../app/bookings/format-call.ts";
import { openStores, type Stores } from "../../app/enquiries/open-stores.ts";
import { content } from "../support/addresses.ts";
import { delayScripts, getPath, hydrate, loseAnswer, openPage, PHONE } from "../support/browser.ts";
import { getRules, openCalls } from "../support/calls.ts";
import { fillForm, readBookings, readEnquiries, sendForm } from "../support/enquiries.ts";
import { openIn, SCRIPT_STATES } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const { form, zone: home } = getRules();
const NEW_YORK = "America/New_York";
const NUMBER = "+91 98765 43210";

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
const readChecked = (page: Page) => page.locator("[name=time]:checked").inputValue();
const findBooking = (email: string) => readBookings(site).find((row) => row.email === email);

async function fillAll(page: Page, email: string): Promise<void> {
	await page.getByLabel("Phone").fill(NUMBER);
	await fillForm(page, { email });
}

test.each(SCRIPT_STATES)(
	"%s a time is chosen and sent, and the visitor sees the call",
	async (state) => {
		const email = `${state.replaceAll(" ", "-")}@x.example`;
		const page = await openIn(state, "/book", { viewport: PHONE, timezoneId: "Asia/Kathmandu" });
		const isHydrated = state === "after hydration";
		expect(await findNoTime(page).isChecked()).toBe(true);
		const time = findTimes(page).nth(SCRIPT_STATES.indexOf(state) * 2);
		await time.check();
		const start = Date.parse(await time.inputValue());
		await fillAll(page, email);
		await sendForm(page);
		const zone = isHydrated ? "Asia/Kathmandu" : home;
		await page.getByText(formatCall(start, zone)).first().waitFor();
		if (isHydrated) {
			expect(await findNoTime(page).isChecked(), "a form for the next").toBe(true);
			await page.getByRole("link", { name: form.booked.link }).click();
			await page.getByRole("heading", { level: 1, name: "Your call" }).waitFor();
		}
		expect(getPath(page)).toMatch(isHydrated ? /^\/book\/[^/?]+$/ : /^\/book\/[^/?]+\?sent$/);
		expect(findBooking(email)).toMatchObject({
			starts_at: start,
			zone: isHydrated ? expect.stringMatching(/^Asia\/Kath?mandu$/) : null,
		});
	},
);

test("on the contact page the times are closed at first, and open for who looks for them", async () => {
	const page = await openIn("after hydration", "/contact");
	expect(await findTimes(page).first().isVisible()).toBe(false);
	await page.getByText(form.summary).click();
	const time = findTimes(page).nth(8);
	await time.check();
	const start = Date.parse(await time.inputValue());
	await fillForm(page, { email: "from-contact@x.example" });
	await sendForm(page);
	await page.getByText("Please add your phone number").waitFor();
	expect(await readChecked(page)).toBe(new Date(start).toISOString());
	await page.getByLabel("Phone").fill(NUMBER);
	await sendForm(page);
	await page.getByText(form.booked.title).waitFor();
	expect(findBooking("from-contact@x.example")).toMatchObject({ starts_at: start });
});

describe.each([
	["with JavaScript", true],
	["without JavaScript", false],
])("a time that is taken meanwhile, %s,", (way, javaScriptEnabled) => {
	test.each(["/book", "/contact"])("%s: another one is chosen and sent", async (path) => {
		const email = `taken-${javaScriptEnabled}${path.slice(1)}@x.example`;
		const visit = { javaScriptEnabled, timezoneId: home, mayFailToLoad: /status of 409/ };
		const page = await openPage(browser, site, visit);
		await page.goto(path);
		if (javaScriptEnabled) await hydrate(page);
		if (path === "/contact") await page.getByText(form.summary).click();
		const [free = 0] = await calls.listTimes(1);
		const wanted = page.locator(`[name=time][value="${new Date(free).toISOString()}"]`);
		await wanted.check();
		await fillAll(page, email);
		await calls.book({}, null, 1);
		await sendForm(page);

		const alert = page.getByRole("alert").filter({ hasText: form.unavailable.title });
		await alert.waitFor();
		expect(await alert.textContent()).toContain(form.unavailable.taken);
		const isFocused = () => alert.evaluate((element) => element === document.activeElement);
		await expect.poll(isFocused).toBe(true);
		expect(await page.locator("[name=time]:checked").count()).toBe(0);
		expect(await page.getByLabel("Phone").inputValue()).toBe(NUMBER);
		const nearest = page.getByRole("group", { name: form.unavailable.nearest }).getByRole("radio");
		expect(await nearest.count()).toBe(3);
		await page.keyboard.press("Tab");
		await nearest.last().check();
		const start = Date.parse(await nearest.last().inputValue());
		await sendForm(page);
		await page.getByText(formatCall(start, home)).first().waitFor();
		expect(findBooking(email), way).toMatchObject({ starts_at: start });
		expect(readEnquiries(site).filter((row) => row.email === email)).toHaveLength(1);
	});
});

test.each(["/book", "/contact"])(
	"%s: an answer lost after one that the time was taken leaves one enquiry, and its call",
	async (path) => {
		const email = `lost-after-taken${path.slice(1)}@x.example`;
		const visit = { timezoneId: home, mayFailToLoad: /status of 409|ERR_FAILED/ };
		const page = await openPage(browser, site, visit);
		await page.goto(path);
		await hydrate(page);
		if (path === "/contact") await page.getByText(form.summary).click();
		const [free = 0] = await calls.listTimes(1);
		await page.locator(`[name=time][value="${new Date(free).toISOString()}"]`).check();
		await fillAll(page, email);
		await calls.book({}, null, 1);
		await sendForm(page);
		await page.getByText(form.unavailable.title).waitFor();
		const nearest = page.getByRole("group", { name: form.unavailable.nearest }).getByRole("radio");
		const start = Date.parse(await nearest.last().inputValue());
		await nearest.last().check();
		// Until the page has a new form, which this one is not to become.
		await page.getByRole("button", { name: "Send Message" }).waitFor();
		await loseAnswer(page, path);
		await sendForm(page);
		await page.getByRole("alert").filter({ hasText: content.site.email }).waitFor();
		await sendForm(page);
		await page.getByText(form.booked.title).waitFor();
		expect(readEnquiries(site).filter((row) => row.email === email)).toHaveLength(1);
		const booked = readBookings(site).filter((row) => row.email === email);
		expect(booked).toMatchObject([{ starts_at: start }]);
	},
);

describe("in another zone", () => {
	test("times stand by the visitor's days with India's beside them, and what was chosen before is kept", async () => {
		const page = await openPage(browser, site, { timezoneId: NEW_YORK });
		const release = await delayScripts(page);
		await page.goto("/book");
		const later = page
			.locator("details")
			.filter({ has: page.locator("[name=time]") })
			.nth(1);
		await later.locator("summary").click();
		const time = findTimes(later).first();
		await time.check();
		const value = await time.inputValue();
		expect(await page.locator("[name=zone]").inputValue()).toBe("");
		await release();
		await expect.poll(() => page.locator("[name=zone]").inputValue()).toBe(NEW_YORK);
		expect(await readChecked(page)).toBe(value);
		const checked = page.locator("[name=time]:checked");
		expect(await checked.isVisible()).toBe(true);
		expect(await checked.evaluate((radio) => radio === document.activeElement)).toBe(true);
		expect(await page.getByText(/Eastern Time.*India Standard Time/).isVisible()).toBe(true);
		const day = page.getByRole("group").filter({ has: checked });
		const name = await day.locator("legend").textContent();
		expect(formatCall(Date.parse(value), NEW_YORK).replace(",", "")).toContain(name);
	});
});

test("by the keyboard alone", async () => {
	const page = await openIn("after hydration", "/book");
	const getFocused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
	await findNoTime(page).focus();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	const value = await findTimes(page).nth(1).inputValue();
	expect(await readChecked(page)).toBe(value);
	while ((await getFocused()) !== "phone") await page.keyboard.press("Tab");
	await page.keyboard.type(NUMBER);
	await page.keyboard.press("Tab");
	while ((await getFocused()) !== "name") await page.keyboard.press("Tab");
	await page.keyboard.type("Riya Desai");
	await page.keyboard.press("Tab");
	await page.keyboard.type("keys@x.example");
	await page.keyboard.press("Tab");
	await page.keyboard.type("We weave bedsheets in Surat.");
	await page.getByRole("button", { name: /^Send/ }).press("Enter");
	await page.getByText(form.booked.title).waitFor();
	expect(findBooking("keys@x.example")).toMatchObject({ starts_at: Date.parse(value) });
});
