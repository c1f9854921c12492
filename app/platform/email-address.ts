import { toAsciiDomain } from "./domain.ts";

/** The part before the @, as the HTML standard has it for <input type=email>. */
const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
/** The greatest length of that part (RFC 5321, 4.5.3.1.1). */
export const MAX_LOCAL_PART_LENGTH = 64;
/** The greatest length of an address (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Parses an e-mail address that was typed and cleaned. Its domain becomes ASCII, as programs that send e-mails require:
 * `riya@उदाहरण.भारत` becomes `riya@xn--p1b6ci4b4b3a.xn--h2brj9c`. Returns null for what is no address, or is longer than the
 * standard allows.
 */
export function parseEmailAddress(text: string): string | null {
	const at = text.lastIndexOf("@");
	if (at > MAX_LOCAL_PART_LENGTH || !isLocalPart(text.slice(0, at))) return null;
	const domain = toAsciiDomain(text.slice(at + 1));
	const address = `${text.slice(0, at)}@${domain}`;
	return domain !== null && address.length <= MAX_EMAIL_LENGTH ? address : null;
}

/** Returns whether a text can stand before the @, whatever its length: other mail servers make longer ones. */
export function isLocalPart(text: string): boolean {
	return LOCAL_PART.test(text);
}
