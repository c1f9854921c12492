import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { HtmlElement } from "html-validate";
import type { Page } from "playwright-core";
import { getNow } from "#app/platform/clock.ts";
import type { Site } from "../../app/content/schemas/site.ts";
import { createFormToken } from "../../app/enquiries/spam/form-token.ts";
import { content } from "./addresses.ts";
import { type Document, getAttribute, parseHtml } from "./parse-html.ts";

type Row = Record<string, unknown>;

/** Reads the rows of the store's file, oldest first. */
export function readEnquiries(site: { dataDir: string }): Row[] {
	return readRows(site, "select * from enquiries order by created_at");
}

/** Reads deliveries with their enquiry's e-mail address. */
export function readDeliveries(site: { dataDir: string }): Row[] {
	return readRows(
		site,
		`select deliveries.*, enquiries.email from deliveries
		 join enquiries on enquiries.id = deliveries.enquiry_id order by channel`,
	);
}

/** Reads calls with their enquiry's e-mail address. */
export function readBookings(site: { dataDir: string }): Row[] {
	return readRows(
		site,
		`select bookings.*, enquiries.email, enquiries.submission_id from bookings
		 join enquiries on enquiries.id = bookings.enquiry_id`,
	);
}

export function readVisits(site: { dataDir: string }): Row[] {
	return readRows(site, "select * from visits order by path");
}

export function readSpeed(site: { dataDir: string }): Row[] {
	return readRows(site, "select * from page_speed order by template, metric, bucket");
}

function readRows({ dataDir }: { dataDir: string }, query: string): Row[] {
	const file = join(dataDir, "enquiries.sqlite");
	if (!existsSync(file)) return [];
	const database = new DatabaseSync(file, { readOnly: true });
	try {
		return database.prepare(query).all();
	} finally {
		database.close();
	}
}

/** Creates a form that the site rendered some time ago, signed with the key in its store. */
export function makeAgedForm(site: { dataDir: string }, age: number) {
	const submissionId = crypto.randomUUID();
	const formToken = createFormToken(submissionId, getNow() - age, readFormKey(site));
	return { submissionId, formToken };
}

function readFormKey(site: { dataDir: string }): Buffer {
	const [secret] = readRows(site, "select value from secrets where name = 'form'");
	return Buffer.from(String(secret?.value), "base64");
}

/** Reads action and fields of the page's form, without checkboxes and with the chosen one of radio buttons. */
export function readForm(page: Document) {
	const action = page.attribute("main form", "action") ?? "";
	const fields: Record<string, string> = { message: page.text("main form textarea") };
	for (const input of page.select("main form input"))
		if (!isUnchecked(input))
			fields[input.getAttributeValue("name") ?? ""] = getAttribute(input, "value") ?? "";
	return { action, fields };
}

function isUnchecked(input: HtmlElement): boolean {
	const type = getAttribute(input, "type");
	return type === "checkbox" || (type === "radio" && !input.hasAttribute("checked"));
}

/** Returns whether the page has the form with the sent values, and names other ways to reach the agency. */
export function isShownAgain(
	html: string,
	sent: Record<string, string>,
	{ email, phone }: Pick<Site, "email" | "phone">,
): boolean {
	if (!html.includes("<form")) return false;
	const page = parseHtml(html);
	const { fields } = readForm(page);
	const alert = page.texts('[role="alert"]').join(" ");
	const isWhole = Object.entries(sent).every(([name, value]) => fields[name] === value);
	return isWhole && alert.includes(email) && alert.includes(phone);
}

/** A valid form. */
export const GOOD = {
	name: "Riya Desai",
	email: "riya@desaicotton.example",
	message: "We weave bedsheets in Surat and sell too few.",
};

/** The specification's messages for invalid fields. */
export const ERRORS = {
	name: "Name must be at least 2 characters.",
	email: "Please enter a valid email.",
	message: "Message must be at least 10 characters.",
};
/** What the content says once an enquiry was sent. */
export const SENT = content.pages.contact.form.sent;

export async function fillForm(page: Page, fields: Partial<typeof GOOD> = {}): Promise<void> {
	const { name, email, message } = { ...GOOD, ...fields };
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Message", { exact: true }).fill(message);
}

export function sendForm(page: Page): Promise<void> {
	return page.getByRole("button", { name: /^(Send|Book)/ }).click();
}
