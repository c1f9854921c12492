import { getContent } from "#app/content/content.server.ts";
import { toWhatsAppUrl } from "#app/design/ui/contact-urls.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { findPhoneNumbers } from "#app/platform/phone-numbers.server.ts";

/** The person who is called or written to. */
export type Reached = Pick<Enquiry, "name" | "email" | "phone">;

export type ContactLink = { name: string; href: string };

/** Returns the words with which a chat begins where no others were written, in the site's language. */
export function getGreeting({ name }: Pick<Enquiry, "name">): string {
	return runInLanguage(undefined, () => t("greeting", { name }));
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
	const calls: ContactLink[] = all.map(({ telUrl, typed }) => ({
		name: all.length > 1 ? t("callNumber", { number: typed ?? "" }) : t("call"),
		href: telUrl,
	}));
	const toWhatsApps = (words = ""): ContactLink[] =>
		all.flatMap(({ whatsApp, typed }) => {
			if (!whatsApp) return [];
			const href = toWhatsAppUrl(whatsApp, words || getGreeting(reached));
			const number = typed ?? "";
			return [{ name: all.length > 1 ? t("whatsAppNumber", { number }) : t("whatsApp"), href }];
		});
	const toMail = (body: string) => {
		const agency = getContent().site.name;
		const subject = runInLanguage(undefined, () => t("mailSubject", { agency }));
		const query = new URLSearchParams({ subject, body }).toString().replaceAll("+", "%20");
		return `mailto:${encodeURIComponent(email)}?${query}`;
	};
	return { calls, toWhatsApps, toMail };
}
