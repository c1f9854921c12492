import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Document, readAttribute } from "./read-html.ts";

/** Rows of the store as they lie on the disk, oldest first; read past the site, in the file itself. */
export function readEnquiries({ dataDir }: { dataDir: string }): Record<string, unknown>[] {
	const file = join(dataDir, "enquiries.sqlite");
	if (!existsSync(file)) return [];
	const database = new DatabaseSync(file, { readOnly: true });
	try {
		return database.prepare("select * from enquiries order by created_at").all();
	} finally {
		database.close();
	}
}

/** What the page's form would send as it stands, without its boxes that are not ticked, and where to. */
export function readForm(page: Document): { action: string; fields: Record<string, string> } {
	const inputs = page
		.select("main form input")
		.filter((input) => input.getAttributeValue("type") !== "checkbox")
		.map((input) => [input.getAttributeValue("name"), readAttribute(input, "value") ?? ""]);
	const action = page.attribute("main form", "action") ?? "";
	return {
		action,
		fields: Object.fromEntries([...inputs, ["message", page.text("main form textarea")]]),
	};
}

export const NAME_FAULT = "Name must be at least 2 characters.";
export const EMAIL_FAULT = "Please enter a valid email.";
export const MESSAGE_FAULT = "Message must be at least 10 characters.";
export const SENT_TITLE = "Message Sent!";
export const SENT_TEXT = "Thanks for reaching out. We'll get back to you soon.";
