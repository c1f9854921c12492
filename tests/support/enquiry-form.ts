import type { Page } from "playwright-core";
import { GOOD } from "./enquiries.ts";

/** Fills in the three fields that every enquiry has. */
export async function fillForm(page: Page, fields: Partial<typeof GOOD> = {}): Promise<void> {
	const { name, email, message } = { ...GOOD, ...fields };
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Message", { exact: true }).fill(message);
}

export function sendForm(page: Page): Promise<void> {
	return page.getByRole("button", { name: /^Send/ }).click();
}
