import { expect, test } from "vitest";
import { getPath, hydrate, openPage } from "../support/browser.ts";
import { FAULTS, fillForm, GOOD, readEnquiries, SENT, sendForm } from "../support/enquiries.ts";
import { openIn, SCRIPT_STATES } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

test.each(SCRIPT_STATES.slice(0, 2))(
	"%s faults come back by their fields with every word, and mended it is sent once",
	async (way) => {
		const email = `${way.replaceAll(" ", "-")}@x.example`;
		const page = await openIn(way, "/contact?service=seo&city=pune", {
			mayFailToLoad: /status of 422/,
		});
		await sendForm(page);
		for (const fault of [FAULTS.name, FAULTS.email, FAULTS.message])
			await page.getByText(fault).waitFor();
		const getFocused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
		expect(await getFocused()).toBe("name");
		await fillForm(page, { email, message: "Too short" });
		const phone = page.getByLabel("Phone");
		for (const summary of await page.getByText("(optional)").all()) await summary.click();
		await phone.fill("call me");
		await page.getByLabel("When should it start?").press("End");
		await sendForm(page);
		await page.getByText(FAULTS.name).waitFor({ state: "detached" });
		expect(await page.getByText(FAULTS.message).isVisible()).toBe(true);
		expect(await page.getByText("Please write the phone number in digits").isVisible()).toBe(true);
		expect(await phone.inputValue()).toBe("call me");
		await phone.fill("98765 43210");
		const name = page.getByLabel("Name", { exact: true });
		expect(await name.inputValue()).toBe(GOOD.name);
		expect(await page.getByText("SEO Services in Pune").isVisible()).toBe(true);
		await page.getByLabel("Message", { exact: true }).fill("Long enough to be read.");
		await sendForm(page);
		await page.getByText(SENT.title).waitFor();
		expect(await page.getByText(SENT.text).isVisible()).toBe(true);
		expect(getPath(page)).toBe("/contact?sent");
		await page.reload();
		expect(await name.inputValue()).toBe("");
		const stored = readEnquiries(site).filter((row) => row.email === email);
		const wanted = { service: "seo", city: "pune", phone: "98765 43210", timeline: "open" };
		expect(stored).toMatchObject([{ ...wanted, name: GOOD.name }]);
	},
);

test("a field that is corrected before the form is hydrated loses its message", async () => {
	const page = await openPage(browser, site, { mayFailToLoad: /status of 422/ });
	await page.goto("/contact");
	await page.evaluate(() => document.querySelector<HTMLFormElement>("form[method=post]")?.submit());
	await page.getByText(FAULTS.name).waitFor();
	await page.evaluate(() => {
		const name = document.querySelector<HTMLInputElement>("input[name=name]");
		if (name) name.value = "Riya Desai";
	});
	await hydrate(page);
	await page.getByText(FAULTS.name).waitFor({ state: "detached" });
	expect(await page.getByText(FAULTS.message).isVisible()).toBe(true);
});
