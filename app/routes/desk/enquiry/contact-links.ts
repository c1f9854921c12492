import { getContent } from "#app/content/content.server.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { splitPhone, toTelUrl, toWhatsAppUrl } from "#app/ui/contact-urls.ts";

/** Who is called or written to. */
export type Reached = Pick<Enquiry, "name" | "email" | "phone">;

/** Links that open one's own telephone, WhatsApp and mailbox; null where there is no such number. */
export function getContactLinks({ name, email, phone }: Reached) {
	// Within India a number begins with 0, which WhatsApp does not take.
	const digits = splitPhone(phone ?? "").number.replaceAll(/\D|^0+/g, "");
	const number = digits.length === 10 ? `91${digits}` : digits;
	return {
		call: phone ? toTelUrl(phone) : null,
		whatsApp: digits.length > 9 ? toWhatsAppUrl(number, `Hello ${name}, `) : null,
		toMail: (body: string) => {
			const subject = `Your enquiry to ${getContent().site.name}`;
			const query = new URLSearchParams({ subject, body }).toString().replaceAll("+", "%20");
			return `mailto:${encodeURIComponent(email)}?${query}`;
		},
	};
}
