/**
 * A domain in ASCII (RFC 1035, 2.3.4): two labels or more of at most 63 characters, the last of which is no number, as that of an
 * IP address is.
 */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
/**
 * A character beyond ASCII that no domain has (RFC 5892, 2): all but letters, marks and digits, the joiners and few others that
 * it excepts, and the full stop of Chinese and Japanese. URLs accept more, such as ©.
 */
const SIGN =
	/(?![\u200C\u200D])[^\p{ASCII}\p{L}\p{Mn}\p{Mc}\p{Nd}\u00B7\u0375\u05F3\u05F4\u06FD\u06FE\u0F0B\u3002\u3007\u30FB]/u;

/** Returns whether a host as it was typed has a character that no domain has. */
export function hasSigns(host: string): boolean {
	return SIGN.test(host);
}

/** Converts a domain in any script to ASCII, as the host of a URL is converted. Returns null for what is no domain. */
export function toAsciiDomain(domain: string): string | null {
	if (/[\s\p{Cc}/?#:@\\]/u.test(domain) || hasSigns(domain)) return null;
	const host = URL.parse(`http://${domain}`)?.host ?? "";
	// The letters of one in ASCII stay as they were typed.
	const written = host === domain.toLowerCase() ? domain : host;
	return DOMAIN.test(written) ? written : null;
}
