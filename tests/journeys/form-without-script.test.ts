import { expect, test } from "vitest";
import { delayScripts, getPath, openPage } from "../support/browser.ts";
import { FAULTS, fillForm, GOOD, readEnquiries, SENT, sendForm } from "../support/enquiries.ts";
import { openIn } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const VISIT = { mayFailToLoad: /status of 422/ };

test("with JavaScript off faults come back by their fields with every word, and mended it is sent once", async () => {
	const page = await openIn(
		"with JavaScript off",
		"/contact?service=seo&city=pune&utm_source=card",
		VISIT,
	);
	await sendForm(page);
	for (const fault of [FAULTS.name, FAULTS.email, FAULTS.message])
		await page.getByText(fault).waitFor();
	const getFocused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
	expect(await getFocused()).toBe("name");
	await fillForm(page, { message: "Too short" });
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
	expect(readEnquiries(site)).toMatchObject([
		{
			name: GOOD.name,
			phone: "98765 43210",
			timeline: "open",
			service: "seo",
			city: "pune",
			source: "card",
			landing_page: null,
		},
	]);
});

test("before hydration faults come back, too, and a field that is corrected loses its message when React takes over", async () => {
	const page = await openPage(browser, site, VISIT);
	const release = await delayScripts(page);
	await page.goto("/contact");
	await sendForm(page);
	await page.getByText(FAULTS.name).waitFor();
	await page.getByLabel("Name", { exact: true }).fill(GOOD.name);
	expect(await page.getByText(FAULTS.name).isVisible()).toBe(true);
	await release();
	await page.getByText(FAULTS.name).waitFor({ state: "detached" });
	expect(await page.getByText(FAULTS.message).isVisible()).toBe(true);
	await fillForm(page);
	await sendForm(page);
	await page.getByText(SENT.title).first().waitFor();
});
