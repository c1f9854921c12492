import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { getRules } from "../support/calls.ts";
import { fillForm, readEnquiries, SENT, sendForm } from "../support/enquiries.ts";
import { openIn } from "../support/script-states.ts";
import { provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const CALCULATION =
	"tool=ad-budget&budget=60000&cpc=25&conversion=3&close=20&order=12000&margin=40";

async function openForm(query = "") {
	const page = await openIn("after hydration", `/contact${query}`);
	return {
		page,
		summary: page.getByText("start date (optional)"),
		budget: page.getByLabel("Monthly budget in rupees"),
	};
}

/** Sends what is filled in and awaits the thanks. */
async function sendWell(page: Page): Promise<void> {
	await sendForm(page);
	await page.getByText(SENT.title).first().waitFor();
}

const findStored = (email: string) => readEnquiries(site).find((row) => row.email === email);

test("optional fields are hidden until they are asked for, read as lakh, and stored", async () => {
	const { page, summary, budget } = await openForm();
	const phone = page.getByLabel("Phone");
	expect(await phone.isVisible()).toBe(false);
	await page.getByText(getRules().form.summary).click();
	await summary.click();
	await phone.fill("+91 98765 43210");
	await page.getByRole("textbox", { name: "Company" }).fill("Desai & Co");
	await budget.fill("1.5 lakh");
	await budget.press("Tab");
	await page.getByLabel("When should it start?").selectOption("quarter");
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

test("an optional field with a fault is opened and gets the focus, though it was closed again", async () => {
	const { page, summary, budget } = await openForm();
	await summary.click();
	await budget.fill("a lot");
	await summary.click();
	await fillForm(page, { email: "fault@x.example" });
	await sendForm(page);
	await page.getByText("Please write the budget in rupees").waitFor();
	expect(await budget.evaluate((field) => field === document.activeElement)).toBe(true);
	expect(findStored("fault@x.example")).toBeUndefined();
	await budget.fill("75,000");
	await sendWell(page);
	expect(findStored("fault@x.example")).toMatchObject({ budget: 75_000 });
});

test("a calculation is left out in place, and no typed word is lost", async () => {
	const { page } = await openForm(`?service=seo&${CALCULATION}`);
	await fillForm(page, { email: "without@x.example" });
	await page.getByRole("link", { name: "Leave the calculation out" }).click();
	await page.getByText("With your calculation").waitFor({ state: "detached" });
	await sendWell(page);
	const stored = { service: "seo", calculation: null };
	expect(findStored("without@x.example")).toMatchObject(stored);
});
