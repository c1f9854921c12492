import { getContent } from "#app/content/content.server.ts";
import { toWhatsAppUrl } from "#app/design/ui/contact-urls.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { findPhoneNumbers } from "#app/platform/phone-numbers.server.ts";

/** The person who is called or written to. */
export type Reached = Pick<Enquiry, "name" | "email" | "phone">;

export type ContactLink = { name: string; href: string };

/** Returns the words with which a chat begins where no others were written. */
export function getGreeting({ name }: Pick<Enquiry, "name">): string {
	return `Hello ${name}, `;
}

/**
 * Returns links that open the reader's own telephone, WhatsApp and mailbox: one for each number, which is in its name
 * where there are several; a chat begins with the words that are given, or with a greeting.
 */
export function getContactLinks(reached: Reached) {
	const { email, phone } = reached;
	const numbers = new Map(
		findPhoneNumbers(phone ?? "").map(({ startsAt, endsAt, ...found }) => [
			found.telUrl,
			{ ...found, typed: phone?.slice(startsAt, endsAt) },
		]),
	);
	const all = [...numbers.values()];
	const toName = (means: string, typed = "") => (all.length > 1 ? `${means} ${typed}` : means);
	const calls: ContactLink[] = all.map(({ telUrl, typed }) => ({
		name: toName("Call", typed),
		href: telUrl,
	}));
	const toWhatsApps = (words = ""): ContactLink[] =>
		all.flatMap(({ whatsApp, typed }) => {
			if (!whatsApp) return [];
			const href = toWhatsAppUrl(whatsApp, words || getGreeting(reached));
			return [{ name: toName("WhatsApp", typed), href }];
		});
	const toMail = (body: string) => {
		const subject = `Your enquiry to ${getContent().site.name}`;
		const query = new URLSearchParams({ subject, body }).toString().replaceAll("+", "%20");
		return `mailto:${encodeURIComponent(email)}?${query}`;
	};
	return { calls, toWhatsApps, toMail };
}
