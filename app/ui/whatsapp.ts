/** The address that opens a chat with a number (digits, country code first) and puts the words into it, unsent. */
export function toWhatsAppAddress(number: string, text: string): string {
	return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
