import { createHash } from "node:crypto";
import type { EnquiryContext, NewEnquiry } from "../enquiry.ts";
import { FIRST_COLUMNS } from "../field-columns.ts";
import { COLUMN_NAMES, type ColumnName, FIELDS } from "../fields.ts";

type Content = Pick<NewEnquiry, ColumnName | keyof EnquiryContext | "wantsNews" | "calculation">;

const NEWER_COLUMNS = COLUMN_NAMES.filter((name) => FIELDS[name].since > 9);

/**
 * Hashes the content. The same submission with the same content is a retry, with other content it is another enquiry.
 */
export function hashContent(content: Content): string {
	const { service, city, district, wantsNews, callback, calculation, budgetRange } = content;
	const fields = FIRST_COLUMNS.map((name) => content[name]);
	const context = [service, city, district, wantsNews];
	// Without these fields the hash is the one from before they existed, so that a retry is recognised after an update.
	const added = callback || calculation ? [callback, calculation] : [];
	const range = budgetRange ? [budgetRange] : [];
	// Each text has its field's name, so that the same text in another field is another content.
	const newer = NEWER_COLUMNS.filter((name) => content[name] !== null).map((name) => [
		name,
		content[name],
	]);
	return hash(JSON.stringify([...fields, ...context, ...added, ...range, ...newer]));
}

/** Hashes the message without case and spacing. */
export function hashMessage(message: string): string {
	return hash(message.toLowerCase().replaceAll(/\s+/g, " ").trim());
}

function hash(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}
