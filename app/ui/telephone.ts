/** A telephone number as people write it, as a link's address. */
export function toTelephoneAddress(phone: string): string {
	return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}
