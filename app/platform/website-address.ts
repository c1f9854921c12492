import { hasSigns } from "./domain.ts";

/** The host of a parsed URL that is a domain: two labels or more, the last of which is no number. */
const DOMAIN = /^(?:[\w-]+\.)+[a-z][\w-]*$/;

/** The most characters of the address of a website, as it is typed. */
export const MAX_WEBSITE_LENGTH = 200;

/** Adds https:// where it is missing, and writes the domain in ASCII. Returns null without a domain, or with a login. */
export function parseWebsite(text: string): string | null {
	try {
		const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
		const url = new URL(address);
		const hasLogin = url.username !== "" || url.password !== "";
		const [, host = ""] = address.split(/\/+|[?#]/);
		return DOMAIN.test(url.hostname) && !hasSigns(host) && !hasLogin ? url.href : null;
	} catch {
		return null;
	}
}
