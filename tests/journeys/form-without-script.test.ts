import { describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { openPage, readPath } from "../support/browser.ts";
import {
	EMAIL_FAULT,
	GOOD,
	MESSAGE_FAULT,
	NAME_FAULT,
	readEnquiries,
	SENT_TEXT,
	SENT_TITLE,
} from "../support/enquiries.ts";
import { fillForm, sendForm } from "../support/enquiry-form.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";
import { openIn, WAYS } from "../support/ways.ts";

provideSiteAndBrowser();

describe.each(WAYS.slice(0, 2))("the form %s", (way) => {
	test("faults come back by their fields with every word, and mended it is sent", async () => {
		const email = `${way.replaceAll(" ", "-")}@x.example`;
		const page = await openIn(way, "/contact?service=seo&city=pune", {
			mayFailToLoad: /status of 422/,
		});
		await sendForm(page);
		for (const fault of [NAME_FAULT, EMAIL_FAULT, MESSAGE_FAULT])
			await page.getByText(fault).waitFor();
		await fillForm(page, { email, message: "Too short" });
		await sendForm(page);
		await page.getByText(NAME_FAULT).waitFor({ state: "detached" });
		expect(await page.getByText(MESSAGE_FAULT).isVisible()).toBe(true);
		expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe(GOOD.name);
		expect(await page.getByText("SEO Services in Pune").isVisible()).toBe(true);
		await page.getByLabel("Message", { exact: true }).fill("Long enough to be read.");
		await sendForm(page);
		await page.getByText(SENT_TITLE).waitFor();
		expect(await page.getByText(SENT_TEXT).isVisible()).toBe(true);
		expect(readPath(page)).toBe("/contact?sent");
		const stored = readEnquiries(site).filter((row) => row.email === email);
		expect(stored).toMatchObject([{ name: GOOD.name, service: "seo", city: "pune" }]);
	});

	test("after the thanks a reload sends nothing again", async () => {
		const page = await openIn(way, "/contact");
		await fillForm(page, { email: "reload@x.example" });
		const before = readEnquiries(site).length;
		await sendForm(page);
		await page.getByText(SENT_TITLE).waitFor();
		await page.reload();
		expect(readEnquiries(site).length).toBe(before + 1);
		expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("");
	});
});

test("with JavaScript off everything on the form's page can be read and used", async () => {
	const page = await openPage(browser, site, { javaScriptEnabled: false });
	await page.goto("/contact");
	const { email, phone } = content.site;
	for (const name of [email, phone])
		expect(await page.getByRole("main").getByRole("link", { name }).first().isVisible()).toBe(true);
	expect(await page.getByText("Monday - Friday, 9:00 AM - 5:00 PM").isVisible()).toBe(true);
	expect(await page.getByRole("button", { name: "Send Message" }).isEnabled()).toBe(true);
});
