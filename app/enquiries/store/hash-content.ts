import { createHash } from "node:crypto";
import type { EnquiryContext, NewEnquiry } from "../enquiry.ts";
import type { ColumnName } from "../fields.ts";

type Content = Pick<NewEnquiry, ColumnName | keyof EnquiryContext | "wantsNews" | "calculation">;

/** The same submission with the same content is a retry, with other content it is another enquiry. */
export function hashContent(content: Content): string {
	const { name, email, message, phone, company, budget, timeline } = content;
	const { service, city, district, wantsNews, callback, calculation, budgetRange } = content;
	const fields = [name, email, message, phone, company, budget, timeline];
	const context = [service, city, district, wantsNews];
	// Without these the hash is the one from before these fields existed, so that a retry is recognised after an update.
	const added = callback || calculation ? [callback, calculation] : [];
	const range = budgetRange ? [budgetRange] : [];
	return hash(JSON.stringify([...fields, ...context, ...added, ...range]));
}

/** The message without case and spacing. */
export function hashMessage(message: string): string {
	return hash(message.toLowerCase().replaceAll(/\s+/g, " ").trim());
}

function hash(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}
