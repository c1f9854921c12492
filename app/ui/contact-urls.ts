/** With an extension apart (RFC 3966). */
export function toTelUrl(phone: string): string {
	const { number, extension } = splitPhone(phone);
	const path = number.replaceAll(/[^+\d]/g, "");
	return `tel:${path}${extension ? `;ext=${extension}` : ""}`;
}

/** The number and its extension, as in "079-2658 1234 ext 12". */
export function splitPhone(phone: string): { number: string; extension?: string } {
	const [, number = phone, extension] = /^(.*?)\s*(?:ext|x)\.?\s*(\d+)$/i.exec(phone) ?? [];
	return { number, extension };
}

/** Opens a chat with a number (digits, country code first) and a text that is not sent yet. */
export function toWhatsAppUrl(number: string, text: string): string {
	return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
