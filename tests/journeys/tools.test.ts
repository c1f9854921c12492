import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { delayScripts, getPath, isFocused, openPage } from "../support/browser.ts";
import { openIn } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const AD_BUDGET = {
	path: "/tools/ad-budget",
	numbers: {
		"Budget a month, ₹": "1.5 lakh",
		"Cost of one click, ₹": "40",
		"Visitors who enquire, %": "2.5",
		"Enquiries that buy, %": "10%",
		"Value of one order, ₹": "₹20,000",
		"Gross margin, %": "35",
	},
	// 1,50,000 / 40 = 3,750; 2.5 in 100 = 93.75; a tenth = 9.375; 16,000 each; * 7,000 = 65,625 - 1,50,000.
	sentence: "9.4 customers a month at ₹16,000 each, and ₹84,375 lost.",
	address: "budget=150000&cpc=40&conversion=2.5&close=10&order=20000&margin=35",
};
const SEO_PAYBACK = {
	path: "/tools/seo-payback",
	numbers: {
		"Searches a month": "20,000",
		"Rank today": "8",
		"Target rank": "2",
		"Visitors who enquire, %": "2",
		"Enquiries that buy, %": "25",
		"Gross profit of one customer, ₹": "8,000",
		"Cost of the work a month, ₹": "50,000",
		"Months until full effect": "4",
	},
	// 9 in 100 of 20,000 = 1,800; 36; 9 customers; 72,000. 18, 36, 54, 72 thousand less 50 each:
	// -32, -46, -42, -20, +2.
	sentence: "It has paid in month 5.",
};

/** Returns the visible result, without texts for screen readers. */
function readResult(page: Page): Promise<string> {
	return page.locator("#result").evaluate((result) => {
		const copy = result.cloneNode(true) as HTMLElement;
		for (const element of copy.querySelectorAll("[role=status], button")) element.remove();
		return (copy.textContent ?? "").replaceAll(/\s+/g, " ");
	});
}

async function fillIn(page: Page, numbers: Record<string, string>): Promise<void> {
	for (const [label, text] of Object.entries(numbers))
		await page.getByLabel(label, { exact: true }).fill(text);
}

/** Returns the first text by which a field is described. */
async function readDescription(page: Page, field: Locator): Promise<string | null> {
	const [id = ""] = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
	return page.locator(`[id="${id}"]`).textContent();
}

test("a wrong number is told at its field, a result once one has stopped typing and the same without scripts, Tab leads to each field, and the figures go along to the quote form", async () => {
	const page = await openIn("after hydration", AD_BUDGET.path);
	const wrong = page.getByLabel("Cost of one click, ₹");
	await wrong.fill("12,5");
	await wrong.press("Enter");
	await page.getByText("No result yet", { exact: true }).waitFor();
	expect(await isFocused(wrong)).toBe(true);
	expect(await wrong.getAttribute("aria-invalid")).toBe("true");
	expect(await readDescription(page, wrong)).toBe("Use a point for decimals: 12.5, not 12,5.");
	expect(getPath(page)).toBe(AD_BUDGET.path);

	const region = page.locator("#result [role=status]").first();
	await fillIn(page, AD_BUDGET.numbers);
	await expect.poll(() => region.textContent()).toBe(AD_BUDGET.sentence);
	expect(await wrong.getAttribute("aria-invalid")).toBeNull();
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.getByRole("button", { name: "Copy the link" }).click();
	await page.getByText("Copied.").waitFor();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(`${site.origin}${AD_BUDGET.path}?${AD_BUDGET.address}`);

	const fields = Object.keys(AD_BUDGET.numbers).map((name) =>
		page.getByRole("textbox", { name, exact: true }),
	);
	await fields[0]?.focus();
	for (const field of fields) {
		expect(await isFocused(field)).toBe(true);
		expect(await readDescription(page, field)).toMatch(/./);
		await page.keyboard.press("Tab");
	}
	await page.keyboard.press("Enter");
	expect(await page.evaluate(() => document.activeElement?.id)).toBe("result");

	const shown = await readResult(page);
	await delayScripts(page);
	await page.reload();
	expect(await readResult(page), "as the server sends it").toBe(shown);
	await page.getByRole("button", { name: "Calculate" }).click();
	await page.waitForURL((url) => url.hash === "#result");
	expect(await readResult(page), "by the form without scripts").toBe(shown);
	await page.getByRole("link", { name: "Ask us about this calculation" }).click();
	await page.getByRole("button", { name: /^Send/ }).waitFor();
	expect(getPath(page)).toContain(`/contact?tool=ad-budget&${AD_BUDGET.address}`);
});

test("numbers that are filled in before hydration are not lost, and a wrong share of the clicks opens what hid it", async () => {
	const page = await openPage(browser, site);
	const release = await delayScripts(page);
	await page.goto(SEO_PAYBACK.path);
	await fillIn(page, SEO_PAYBACK.numbers);
	await release();
	await page.getByRole("heading", { name: SEO_PAYBACK.sentence }).waitFor();
	expect(await page.getByRole("img", { name: /Chart of the total so far/ }).count()).toBe(1);

	const summary = page.getByText("Share of the clicks by rank").first();
	await summary.click();
	await page.getByLabel("Rank 4, %").fill("many");
	await summary.click();
	await page.getByRole("button", { name: "Calculate" }).click();
	expect(await page.getByLabel("Rank 4, %").isVisible()).toBe(true);
});
