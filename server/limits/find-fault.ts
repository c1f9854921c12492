import type { IncomingMessage } from "node:http";
import { LONGEST_ADDRESS, MOST_HEADERS } from "./limits.ts";

/** Why a request is not looked at any further. */
export type RequestFault = { status: number; words: string };

const MANY_HEADERS: RequestFault = { status: 431, words: "This request has too many headers." };
const LONG_ADDRESS: RequestFault = { status: 414, words: "This address is too long." };
const BAD_HOST: RequestFault = { status: 400, words: "The host of this request cannot be read." };
const WRONG_METHOD: RequestFault = {
	status: 405,
	words: "Only GET, HEAD and POST are answered here.",
};

/** A name, an IPv4 address or an IPv6 one in brackets, and perhaps a port: https://www.rfc-editor.org/rfc/rfc9110#field.host */
const HOST = /^(?:[\w.~-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** What is wrong with a request as a whole, whatever it asks for; null where nothing is. It costs no memory. */
export function findFault(request: IncomingMessage): RequestFault | null {
	const { method = "", url = "", rawHeaders } = request;
	if (method !== "GET" && method !== "HEAD" && method !== "POST") return WRONG_METHOD;
	if (url.length > LONGEST_ADDRESS) return LONG_ADDRESS;
	if (rawHeaders.length > 2 * MOST_HEADERS) return MANY_HEADERS;
	return hasReadableHost(rawHeaders, request.httpVersionMinor > 0) ? null : BAD_HOST;
}

/** One host, which HTTP/1.0 alone may leave out. */
function hasReadableHost(rawHeaders: readonly string[], isNeeded: boolean): boolean {
	let hosts = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] ?? "";
		if (name.length !== 4 || name.toLowerCase() !== "host") continue;
		if (!HOST.test(rawHeaders[at + 1] ?? "")) return false;
		hosts++;
	}
	return hosts === 1 || (hosts === 0 && !isNeeded);
}
