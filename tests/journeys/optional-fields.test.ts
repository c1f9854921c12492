import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readEnquiries, SENT_TITLE } from "../support/enquiries.ts";
import { fillForm, sendForm } from "../support/enquiry-form.ts";
import { provideSiteAndBrowser, site } from "../support/provided.ts";
import { openIn, type Way } from "../support/ways.ts";

provideSiteAndBrowser();

const CALCULATION =
	"tool=ad-budget&budget=60000&cpc=25&conversion=3&close=20&order=12000&margin=40";

async function openForm(way: Way = "after hydration", path = "/contact") {
	const page = await openIn(way, path, { mayFailToLoad: /status of 422/ });
	return {
		page,
		summary: page.getByText("(only if you like)"),
		phone: page.getByLabel("Phone"),
		call: page.locator("select[name=callback]"),
		company: page.getByRole("textbox", { name: "Company" }),
		budget: page.getByLabel("Monthly budget in rupees"),
		start: page.getByLabel("When should it start?"),
	};
}

/** Sends what is filled in and awaits the thanks. */
async function sendWell(page: Page): Promise<void> {
	await sendForm(page);
	await page.getByText(SENT_TITLE).first().waitFor();
}

const readFocused = (page: Page) =>
	page.evaluate(() => document.activeElement?.getAttribute("name"));
const findStored = (email: string) => readEnquiries(site).find((row) => row.email === email);

describe("what a visitor may add", () => {
	test("is out of the way until it is asked for, and never needed", async () => {
		const { page, phone } = await openForm();
		expect(await phone.isVisible()).toBe(false);
		await fillForm(page, { email: "short@x.example" });
		await sendWell(page);
		const none = { phone: null, budget: null, timeline: null };
		expect(findStored("short@x.example")).toMatchObject(none);
	});

	test("is shown in lakh, and stored", async () => {
		const { page, summary, phone, company, budget, start } = await openForm();
		await summary.click();
		await phone.fill("+91 98765 43210");
		await company.fill("Desai & Co");
		await budget.fill("1.5 lakh");
		await budget.press("Tab");
		await start.selectOption("quarter");
		expect(await budget.inputValue()).toBe("₹1,50,000");
		await fillForm(page, { email: "full@x.example" });
		await sendWell(page);
		expect(findStored("full@x.example")).toMatchObject({
			phone: "+91 98765 43210",
			company: "Desai & Co",
			budget: 150_000,
			timeline: "quarter",
		});
		expect(await budget.inputValue()).toBe("");
	});

	test("a time to call leads to the phone field while that is empty", async () => {
		const { page, summary, phone, call } = await openForm();
		await summary.click();
		await call.selectOption("midday");
		await fillForm(page, { email: "call@x.example" });
		await sendForm(page);
		await page.getByText("Please add your phone number").waitFor();
		expect(await readFocused(page)).toBe("phone");
		expect(findStored("call@x.example")).toBeUndefined();
		await phone.fill("98765 43210");
		expect(await page.getByText("Please add your phone number").count()).toBe(0);
		await sendWell(page);
		expect(findStored("call@x.example")).toMatchObject({ callback: "midday" });
	});

	test("with a fault is opened and gets the focus, though it was closed again", async () => {
		const { page, summary, budget } = await openForm();
		await summary.click();
		await budget.fill("a lot");
		await summary.click();
		await fillForm(page, { email: "fault@x.example" });
		await sendForm(page);
		await page.getByText("Please write the budget in rupees").waitFor();
		expect(await readFocused(page)).toBe("budget");
		expect(findStored("fault@x.example")).toBeUndefined();
		await budget.fill("75,000");
		await sendWell(page);
		expect(findStored("fault@x.example")).toMatchObject({ budget: 75_000 });
	});

	test("comes back open with every word when JavaScript is off", async () => {
		const { page, summary, phone, start } = await openForm("with JavaScript off");
		await summary.click();
		await phone.fill("call me");
		await start.selectOption("year");
		await fillForm(page, { email: "plain@x.example" });
		await sendForm(page);
		await page.getByText("Please write the phone number in digits").waitFor();
		expect(await phone.inputValue()).toBe("call me");
		expect(await start.inputValue()).toBe("year");
		await phone.fill("98765 43210");
		await sendWell(page);
		const stored = { phone: "98765 43210", timeline: "year" };
		expect(findStored("plain@x.example")).toMatchObject(stored);
	});

	test("a calculation is left out in place, and no typed word is lost", async () => {
		const { page } = await openForm("after hydration", `/contact?service=seo&${CALCULATION}`);
		await fillForm(page, { email: "without@x.example" });
		await page.getByRole("link", { name: "Send it without" }).click();
		await page.getByText("With your calculation").waitFor({ state: "detached" });
		await sendWell(page);
		const stored = { service: "seo", calculation: null };
		expect(findStored("without@x.example")).toMatchObject(stored);
	});
});
