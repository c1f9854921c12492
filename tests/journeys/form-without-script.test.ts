import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { holdScripts, openPage, readPath } from "../support/browser.ts";
import {
	EMAIL_FAULT,
	MESSAGE_FAULT,
	NAME_FAULT,
	readEnquiries,
	SENT_TEXT,
	SENT_TITLE,
} from "../support/enquiries.ts";
import { browser, provideSiteAndBrowser, site } from "../support/journey.ts";

provideSiteAndBrowser();

const WAYS: [string, (path: string) => Promise<Page>][] = [
	[
		"with JavaScript off",
		async (path) => {
			const options = { javaScriptEnabled: false, mayFailToLoad: /status of 422/ };
			const page = await openPage(browser, site, options);
			await page.goto(path);
			return page;
		},
	],
	[
		"before hydration",
		async (path) => {
			const page = await openPage(browser, site, { mayFailToLoad: /status of 422/ });
			await holdScripts(page);
			await page.goto(path);
			return page;
		},
	],
];

describe.each(WAYS)("the form %s", (way, open) => {
	test("faults come back by their fields with every word, and mended it is sent", async () => {
		const email = `${way.replaceAll(" ", "-")}@x.example`;
		const page = await open("/contact?service=seo&city=pune");
		await page.getByRole("button", { name: "Send Message" }).click();
		for (const fault of [NAME_FAULT, EMAIL_FAULT, MESSAGE_FAULT])
			await page.getByText(fault).waitFor();
		await page.getByLabel("Name", { exact: true }).fill("Riya Desai");
		await page.getByLabel("E-mail").fill(email);
		await page.getByLabel("Message", { exact: true }).fill("Too short");
		await page.getByRole("button", { name: "Send Message" }).click();
		await page.getByText(NAME_FAULT).waitFor({ state: "detached" });
		expect(await page.getByText(MESSAGE_FAULT).isVisible()).toBe(true);
		expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Riya Desai");
		expect(await page.getByText("SEO Services in Pune").isVisible()).toBe(true);
		await page.getByLabel("Message", { exact: true }).fill("Long enough to be read.");
		await page.getByRole("button", { name: "Send Message" }).click();
		await page.getByText(SENT_TITLE).waitFor();
		expect(await page.getByText(SENT_TEXT).isVisible()).toBe(true);
		expect(readPath(page)).toBe("/contact?sent");
		const stored = readEnquiries(site).filter((row) => row.email === email);
		expect(stored).toMatchObject([{ name: "Riya Desai", service: "seo", city: "pune" }]);
	});

	test("after the thanks a reload sends nothing again", async () => {
		const page = await open("/contact");
		await page.getByLabel("Name", { exact: true }).fill("Joseph");
		await page.getByLabel("E-mail").fill("reload@x.example");
		await page.getByLabel("Message", { exact: true }).fill("Rooms stand empty in June.");
		const before = readEnquiries(site).length;
		await page.getByRole("button", { name: "Send Message" }).click();
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
