import { expect, test } from "vitest";
import { delayScripts, getPath, openPage } from "../support/browser.ts";
import { ERRORS, fillForm, GOOD, readEnquiries, SENT, sendForm } from "../support/enquiries.ts";
import { openIn } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const VISIT = { mayFailToLoad: /status of 422/ };

test("with JavaScript off errors come back by their fields with every word, and mended it is sent once", async () => {
	const address = "/contact?service=seo&city=pune&utm_source=card";
	const page = await openIn("with JavaScript off", address, VISIT);
	await fillForm(page, { name: "R", message: "Too short" });
	for (const summary of await page.getByText("(optional)").all()) await summary.click();
	const phone = page.getByLabel("Phone");
	await phone.fill("call me");
	await sendForm(page);
	await page.getByText(ERRORS.name).waitFor();
	expect(await page.getByText(ERRORS.message).isVisible()).toBe(true);
	expect(await page.getByText("Please write the phone number in digits").isVisible()).toBe(true);
	expect(await page.locator(":focus").getAttribute("name")).toBe("name");
	expect(await page.getByLabel("E-mail").inputValue()).toBe(GOOD.email);
	expect(await page.getByText("SEO Services in Pune").isVisible()).toBe(true);
	expect(await phone.inputValue()).toBe("call me");
	await phone.fill("98765 43210");
	await fillForm(page);
	await sendForm(page);
	await page.getByText(SENT.title).waitFor();
	expect(getPath(page)).toBe("/contact?sent");
	await page.reload();
	expect(readEnquiries(site)).toMatchObject([
		{ name: GOOD.name, phone: "98765 43210", service: "seo", city: "pune", source: "card" },
	]);
});

test("before hydration errors come back, too, and a field that is corrected loses its message when React takes over", async () => {
	const page = await openPage(browser, site, VISIT);
	const release = await delayScripts(page);
	await page.goto("/contact");
	await sendForm(page);
	await page.getByText(ERRORS.name).waitFor();
	await page.getByLabel("Name", { exact: true }).fill(GOOD.name);
	expect(await page.getByText(ERRORS.name).isVisible()).toBe(true);
	await release();
	await page.getByText(ERRORS.name).waitFor({ state: "detached" });
	expect(await page.getByText(ERRORS.message).isVisible()).toBe(true);
	await fillForm(page);
	await sendForm(page);
	await page.getByText(SENT.title).first().waitFor();
});
