import type { MiddlewareHandler } from "hono";

/** A path whose handler checks the sender itself, and responds to everybody alike: app/visits/is-countable.ts. */
const EXEMPT_PATH = "/visits";
const MESSAGE =
	"This form was sent from another site. Please open the form on this site and send it from there.";

/**
 * Responds with 403 to forms that another site's page sends. React Router's own check is off: it would compare Origin
 * with the URL as it reaches this process, which is http behind every proxy that ends TLS.
 */
export function rejectCrossSiteForms(siteOrigin: string): MiddlewareHandler {
	return async (context, next) => {
		const { method, path, raw } = context.req;
		const isExempt = method !== "POST" || path === EXEMPT_PATH;
		return isExempt || !isCrossSite(raw.headers, siteOrigin) ? next() : context.text(MESSAGE, 403);
	};
}

/**
 * Returns whether another site sent the form, by Sec-Fetch-Site, or by Origin where that is missing. Programs that are
 * no browsers send neither, and pass.
 */
export function isCrossSite(headers: Headers, siteOrigin: string): boolean {
	const origin = headers.get("Origin");
	const site = headers.get("Sec-Fetch-Site");
	if (site === "same-origin" || site === "none") return origin !== null && isMalformed(origin);
	if (origin === siteOrigin) return false;
	if (site !== null) return true;
	// Only the host is compared, as the proxy in front may have ended TLS.
	return origin !== null && URL.parse(origin)?.host !== headers.get("Host");
}

/** Returns whether Origin is malformed. `null` is valid: browsers send it where they hide the origin. */
function isMalformed(origin: string): boolean {
	return origin !== "null" && URL.parse(origin)?.origin !== origin;
}
