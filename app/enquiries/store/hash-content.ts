import { createHash } from "node:crypto";
import type { EnquiryContext, NewEnquiry } from "../enquiry.ts";
import type { EnquiryFields } from "../enquiry-fields.ts";

type Content = EnquiryFields & EnquiryContext & Pick<NewEnquiry, "wantsNews" | "calculation">;

/**
 * Everything the visitor said, as one hash: the same submission with the same content is a retry, with
 * other content it is another enquiry.
 */
export function hashContent(content: Content): string {
	const { name, email, message, phone, company, budget, timeline } = content;
	const { service, city, district, wantsNews, callback, calculation } = content;
	const said = [name, email, message, phone, company, budget, timeline];
	const about = [service, city, district, wantsNews];
	// Without either it is the hash from before there was either, so that a retry is known across an update.
	const later = callback || calculation ? [callback, calculation] : [];
	return hash(JSON.stringify([...said, ...about, ...later]));
}

/** The message without case and spacing. */
export function hashMessage(message: string): string {
	return hash(message.toLowerCase().replaceAll(/\s+/g, " ").trim());
}

function hash(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}
