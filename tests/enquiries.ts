import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

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

export const NAME_FAULT = "Name must be at least 2 characters.";
export const EMAIL_FAULT = "Please enter a valid email.";
export const MESSAGE_FAULT = "Message must be at least 10 characters.";
export const SENT_TITLE = "Message Sent!";
export const SENT_TEXT = "Thanks for reaching out. We'll get back to you soon.";
