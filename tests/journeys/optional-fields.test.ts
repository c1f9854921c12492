import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { readEnquiries, SENT_TITLE } from "../support/enquiries.ts";
import { fillForm, sendForm } from "../support/enquiry-form.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";

provideSiteAndBrowser();

const CALCULATION =
	"tool=ad-budget&budget=60000&cpc=25&conversion=3&close=20&order=12000&margin=40";

function findFields(page: Page) {
	return {
		summary: page.getByText("(only if you like)"),
		phone: page.getByLabel("Phone"),
		call: page.locator("select[name=callback]"),
		company: page.getByRole("textbox", { name: "Company" }),
		budget: page.getByLabel("Monthly budget in rupees"),
		start: page.getByLabel("When should it start?"),
		send: page.getByRole("button", { name: /^Send/ }),
	};
}

async function fillRequired(page: Page, email: string) {
	await fillForm(page, { email });
}

const stored = (email: string) => readEnquiries(site).find((row) => row.email === email);

describe("what a visitor may add", () => {
	test("is out of the way until it is asked for, and never needed", async () => {
		const page = await openPage(browser, site);
		await page.goto("/contact");
		await hydrate(page);
		const fields = findFields(page);
		expect(await fields.phone.isVisible()).toBe(false);
		await fillRequired(page, "short@x.example");
		await fields.send.click();
		await page.getByText(SENT_TITLE).first().waitFor();
		expect(stored("short@x.example")).toMatchObject({ phone: null, budget: null, timeline: null });
	});

	test("is shown in lakh, and stored", async () => {
		const page = await openPage(browser, site);
		await page.goto("/contact");
		await hydrate(page);
		const fields = findFields(page);
		await fields.summary.click();
		await fields.phone.fill("+91 98765 43210");
		await fields.company.fill("Desai & Co");
		await fields.budget.fill("1.5 lakh");
		await fields.budget.press("Tab");
		await fields.start.selectOption("quarter");
		expect(await fields.budget.inputValue()).toBe("₹1,50,000");
		await fillRequired(page, "full@x.example");
		await fields.send.click();
		await page.getByText(SENT_TITLE).first().waitFor();
		expect(stored("full@x.example")).toMatchObject({
			phone: "+91 98765 43210",
			company: "Desai & Co",
			budget: 150_000,
			timeline: "quarter",
		});
		expect(await fields.budget.inputValue()).toBe("");
	});

	test("a time to call leads to the phone field while that is empty", async () => {
		const page = await openPage(browser, site);
		await page.goto("/contact");
		await hydrate(page);
		const fields = findFields(page);
		await fields.summary.click();
		await fields.call.selectOption("midday");
		await fillRequired(page, "call@x.example");
		await fields.send.click();
		await page.getByText("Please add your phone number").waitFor();
		expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("phone");
		expect(stored("call@x.example")).toBeUndefined();
		await fields.phone.fill("98765 43210");
		expect(await page.getByText("Please add your phone number").count()).toBe(0);
		await fields.send.click();
		await page.getByText(SENT_TITLE).first().waitFor();
		expect(stored("call@x.example")).toMatchObject({ callback: "midday" });
	});

	test("a calculation is left out in place, and no typed word is lost", async () => {
		const page = await openPage(browser, site);
		await page.goto(`/contact?service=seo&${CALCULATION}`);
		await hydrate(page);
		await fillRequired(page, "without@x.example");
		await page.getByRole("link", { name: "Send it without" }).click();
		await page.getByText("With your calculation").waitFor({ state: "detached" });
		await sendForm(page);
		await page.getByText(SENT_TITLE).first().waitFor();
		expect(stored("without@x.example")).toMatchObject({ service: "seo", calculation: null });
	});

	test("with a fault is opened and gets the focus, though it was closed again", async () => {
		const page = await openPage(browser, site);
		await page.goto("/contact");
		await hydrate(page);
		const fields = findFields(page);
		await fields.summary.click();
		await fields.budget.fill("a lot");
		await fields.summary.click();
		await fillRequired(page, "fault@x.example");
		await fields.send.click();
		await page.getByText("Please write the budget in rupees").waitFor();
		expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("budget");
		expect(stored("fault@x.example")).toBeUndefined();
		await fields.budget.fill("75,000");
		await fields.send.click();
		await page.getByText(SENT_TITLE).first().waitFor();
		expect(stored("fault@x.example")).toMatchObject({ budget: 75_000 });
	});

	test("comes back open with every word when JavaScript is off", async () => {
		const options = { javaScriptEnabled: false, mayFailToLoad: /status of 422/ };
		const page = await openPage(browser, site, options);
		await page.goto("/contact");
		const fields = findFields(page);
		await fields.summary.click();
		await fields.phone.fill("call me");
		await fields.start.selectOption("year");
		await fillRequired(page, "plain@x.example");
		await fields.send.click();
		await page.getByText("Please write the phone number in digits").waitFor();
		expect(await fields.phone.inputValue()).toBe("call me");
		expect(await fields.start.inputValue()).toBe("year");
		await fields.phone.fill("98765 43210");
		await fields.send.click();
		await page.getByText(SENT_TITLE).first().waitFor();
		expect(stored("plain@x.example")).toMatchObject({ phone: "98765 43210", timeline: "year" });
	});
});
