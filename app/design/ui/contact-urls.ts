/**
 * Returns the tel: URL of the agency's own number, which has its country code; visitors' numbers are parsed by
 * `findPhoneNumbers`.
 */
export function toTelUrl(phone: string): string {
	return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

/** Returns the URL of a chat with a number (digits, country code first) and a text that is not sent yet. */
export function toWhatsAppUrl(number: string, text: string): string {
	return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
