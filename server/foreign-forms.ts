import type { MiddlewareHandler } from "hono";

/** They tell a sender nothing and judge by themselves whom they believe: see app/visits/is-countable.ts. */
const OPEN_PATHS = new Set(["/visits"]);

const WORDS =
	"This form was sent from another site. Please open the form on this site and send it from there.";

/**
 * Answers 403 to what another site's page has a visitor's browser send. React Router would compare Origin with the
 * address as it comes to this process, which is http behind every proxy that ends TLS: it is told to let all pass.
 */
export function refuseForeignForms(siteOrigin: string): MiddlewareHandler {
	return async (context, next) => {
		const { method, path, raw } = context.req;
		const isOpen = method !== "POST" || OPEN_PATHS.has(path);
		return isOpen || !isForeign(raw.headers, siteOrigin) ? next() : context.text(WORDS, 403);
	};
}

/**
 * Whether a browser says that a request comes from another site's page, by Sec-Fetch-Site, and by Origin where that is
 * missing. What is no browser says neither, and has no visitor's rights to misuse.
 */
export function isForeign(headers: Headers, siteOrigin: string): boolean {
	const origin = headers.get("Origin");
	const site = headers.get("Sec-Fetch-Site");
	if (site === "same-origin" || site === "none") return origin !== null && isMalformed(origin);
	if (origin === siteOrigin) return false;
	if (site !== null) return true;
	// The host alone, as the proxy in front may have ended TLS.
	return origin !== null && URL.parse(origin)?.host !== headers.get("Host");
}

/** Not one that a browser writes; it writes `null` for what it keeps to itself. */
function isMalformed(origin: string): boolean {
	return origin !== "null" && URL.parse(origin)?.origin !== origin;
}
