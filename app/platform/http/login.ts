import { toSecureAddress } from "./public-address.ts";

/** Name and password for a server, as a header that is sent to these origins only. */
export type Login = { origins: ReadonlySet<string>; authorization: string };

/**
 * Splits name and password from an address, as `fetch` accepts none in it. With http the same host by https counts too.
 */
export function splitLogin(address: string): { url: URL; login: Login | null } {
	const url = new URL(address);
	const { username, password } = url;
	url.username = "";
	url.password = "";
	if (!username && !password) return { url, login: null };
	const pair = Buffer.from(`${decodeLogin(username)}:${decodeLogin(password)}`).toString("base64");
	const origins = new Set([url.origin, toSecureAddress(url).origin]);
	return { url, login: { origins, authorization: `Basic ${pair}` } };
}

/** Returns the header for one request, to the configured address or to one that a redirect leads to. */
export function getLoginHeader(login: Login | null, to: URL): { Authorization?: string } {
	return login?.origins.has(to.origin) ? { Authorization: login.authorization } : {};
}

/** Decodes a name or a password of a URL. A percent sign in a password need not be encoded. */
export function decodeLogin(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
