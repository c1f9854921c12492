import { expect, test } from "vitest";
import { isFocused } from "../support/browser.ts";
import { getRules } from "../support/calls.ts";
import { fillForm, readEnquiries, SENT, sendForm } from "../support/enquiries.ts";
import { openIn } from "../support/script-states.ts";
import { provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

test("optional fields are hidden until they are asked for or wrong, read as lakh, and stored", async () => {
	const page = await openIn("after hydration", "/contact");
	const summary = page.getByText("start date (optional)");
	const budget = page.getByLabel("Monthly budget in rupees");
	const phone = page.getByLabel("Phone");
	expect(await phone.isVisible()).toBe(false);
	await page.getByText(getRules().form.summary).click();
	await summary.click();
	await phone.fill("+91 98765 43210");
	await page.getByRole("textbox", { name: "Company" }).fill("Desai & Co");
	await page.getByLabel("Your website").fill("www.desaicotton.example");
	await page.getByLabel("When should it start?").selectOption("quarter");
	await budget.fill("a lot");
	await summary.click();
	await fillForm(page);
	await sendForm(page);
	await page.getByText("Please write the budget in rupees").waitFor();
	expect(await isFocused(budget)).toBe(true);
	expect(readEnquiries(site)).toEqual([]);
	await budget.fill("1.5 lakh");
	await budget.press("Tab");
	expect(await budget.inputValue()).toBe("₹1,50,000");
	await sendForm(page);
	await page.getByText(SENT.title).first().waitFor();
	expect(readEnquiries(site)).toMatchObject([
		{
			phone: "+91 98765 43210",
			company: "Desai & Co",
			website: "https://www.desaicotton.example/",
			budget: 150_000,
			timeline: "quarter",
		},
	]);
	expect(await budget.inputValue()).toBe("");
});
