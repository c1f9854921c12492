import type { Site } from "#app/content/schemas/site.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";

export type EmailOptions = {
	/** The delivery's id, which is the same at every attempt. */
	deliveryId: string;
	site: Site;
	siteUrl: string;
	from: string;
	to: string;
};

/** Builds the headers of a message that the site writes by itself; `at` (ISO 8601) is its date. */
export function buildHeaders(
	at: string,
	{ deliveryId, site, from }: Pick<EmailOptions, "deliveryId" | "site" | "from">,
): Pick<EmailMessage, "from" | "messageId" | "date" | "headers"> {
	return {
		from: { name: toHeaderText(site.name), address: from },
		messageId: toMessageId(deliveryId, from),
		date: new Date(at),
		headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
	};
}

/** Returns the Message-ID, which is the same at every attempt of a delivery, so that later messages can refer to it. */
export function toMessageId(deliveryId: string, from: string): string {
	return `<${deliveryId}@${from.slice(from.lastIndexOf("@") + 1)}>`;
}

/** Puts a message into the thread of earlier ones: ids of their deliveries, oldest first. */
export function buildThread(
	earlier: readonly string[],
	from: string,
): Pick<EmailMessage, "references" | "inReplyTo"> {
	const references = earlier.map((id) => toMessageId(id, from));
	return { references, inReplyTo: references.at(-1) };
}

/**
 * Returns a visitor's text for a header: one line, without the controls that override the writing direction of what
 * follows. A word joiner in `=?` keeps clients from decoding it as an encoded word (RFC 2047).
 */
export function toHeaderText(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
		.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, "")
		.replaceAll("=?", "=\u2060?")
		.trim();
}
