import type { Site } from "#app/content/schemas/site.ts";
import type { EmailMessage } from "#app/enquiries/delivery/smtp.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";

export type Correspondence = {
	/** The same at every try. */
	deliveryId: string;
	site: Site;
	/** The site's origin. */
	siteUrl: string;
	/** The address in From. */
	from: string;
	/** Where the agency reads. */
	to: string;
};

/** What all our letters have in common; the name in From is the agency's. */
export function makeHeaders(
	{ createdAt }: Enquiry,
	{ deliveryId, site, from }: Correspondence,
): Pick<EmailMessage, "from" | "messageId" | "date" | "headers"> {
	return {
		from: { name: toHeaderText(site.name), address: from },
		messageId: `<${deliveryId}@${from.slice(from.lastIndexOf("@") + 1)}>`,
		date: new Date(createdAt),
		headers: {
			"Auto-Submitted": "auto-generated",
			"X-Auto-Response-Suppress": "All",
		},
	};
}

/**
 * A visitor's words for a header: one line, without characters that turn the writing direction of what
 * follows. A word joiner in `=?` keeps the mail's reader from taking it for an encoded word.
 */
export function toHeaderText(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
		.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, "")
		.replaceAll("=?", "=\u2060?")
		.trim();
}

/** The time of an enquiry where the agency is: 21 November 2026 at 5:32 pm. */
export function formatTime(instant: string): string {
	return TIME.format(new Date(instant)).replace(/\s(?=[ap]m$)/, "\u00a0");
}

const TIME = new Intl.DateTimeFormat("en-IN", {
	dateStyle: "long",
	timeStyle: "short",
	timeZone: "Asia/Kolkata",
});
