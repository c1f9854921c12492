import type { MiddlewareHandler } from "hono";

const LONGEST_PATH = 1_024;

/**
 * One address per page: over-long 414, undecodable 400, upper case and trailing slashes 308 to the
 * canonical address with its query.
 */
export const refuseOddPaths: MiddlewareHandler = async (context, next) => {
	const url = new URL(context.req.url);
	if (url.pathname.length > LONGEST_PATH) return context.text("This address is too long.", 414);
	if (!isDecodable(url.pathname)) return context.text("This address cannot be read.", 400);
	const isAsset = url.pathname.startsWith("/assets/");
	const canonical = isAsset ? url.pathname : toCanonicalPath(url.pathname);
	if (canonical !== url.pathname) return context.redirect(canonical + url.search, 308);
	return next();
};

/**
 * Lower case, no empty parts, no slash at the end, nothing encoded that need not be; always one leading slash, so
 * never off the site.
 */
export function toCanonicalPath(path: string): string {
	const parts = path.replace(NEEDLESS, decodeURIComponent).toLowerCase().split("/").filter(Boolean);
	return `/${parts.join("/")}`;
}

/** Letters, digits, hyphens, dots, underscores and tildes: https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2 */
const NEEDLESS = /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/gi;

export function isDecodable(path: string): boolean {
	try {
		return !decodeURIComponent(path).includes("\0");
	} catch {
		return false;
	}
}
