import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { decodePath } from "#app/content/old-path.ts";

type NodeContext = Context<{ Bindings: HttpBindings }>;

const MAX_PATH_LENGTH = 1_024;
/**
 * Encoded characters that are unreserved and need no encoding: https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 */
const ENCODED_UNRESERVED = /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/gi;

/**
 * Creates a middleware that redirects to the canonical path with 308, so that each page has one URL. It responds with 414
 * where the path is too long, and with the page for an unknown address where it cannot be decoded.
 */
export function canonicalisePaths(
	respondNotFound: (url: URL, context: NodeContext) => Promise<Response>,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
	return async (context, next) => {
		const url = new URL(context.req.url);
		const { pathname } = url;
		if (pathname.length > MAX_PATH_LENGTH) return context.text("This address is too long.", 414);
		if (!isDecodable(pathname)) {
			url.pathname = encodeAnew(pathname);
			return respondNotFound(url, context);
		}
		const isAsset = pathname.startsWith("/assets/");
		const canonical = isAsset ? pathname : toCanonicalPath(pathname);
		if (canonical !== pathname) return context.redirect(canonical + url.search, 308);
		return next();
	};
}

/** Returns a path that cannot be decoded as one that can, with as many segments and no null. */
function encodeAnew(path: string): string {
	const encode = (part: string) => encodeURIComponent(decodePath(part).replaceAll("\0", "\uFFFD"));
	return path.split("/").map(encode).join("/");
}

/**
 * Returns the path in lower case, without empty segments, trailing slash and needless encoding. It begins with exactly
 * one slash, so that it never leads to another host.
 */
export function toCanonicalPath(path: string): string {
	const decoded = path.replace(ENCODED_UNRESERVED, decodeURIComponent);
	return `/${decoded.toLowerCase().split("/").filter(Boolean).join("/")}`;
}

export function isDecodable(path: string): boolean {
	try {
		return !decodeURIComponent(path).includes("\0");
	} catch {
		return false;
	}
}

/** Returns whether the path of a URL is one to which files, or pasted documents, are sent. */
export function isUploadPath(url: string): boolean {
	return /^\/desk\/(?:enquiries\/[^/?]+|website\/(?:pictures|pasted))(?:\?|$)/.test(url);
}
