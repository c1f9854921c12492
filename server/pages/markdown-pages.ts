import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { getEnv } from "#app/platform/env.server.ts";
import { parseMarkdownPath, toMarkdownPath } from "#app/site/markdown/markdown-path.ts";
import { hasMarkdown, renderMarkdown } from "#app/site/markdown/page-markdown.server.ts";
import { MARKDOWN, prefersMarkdown } from "../responses/prefers-markdown.ts";
import type { PageAddress } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";
import { sendPage } from "./send-page.ts";

/** What follows the path of a page where its Markdown is sent at that path; no URL has a space, so that none is this. */
const AT_PAGE = ` ${MARKDOWN}`;

/**
 * Cache-Control of Markdown at the path of its page. No CDN sends it without asking here, as those that pass over `Vary`
 * would send it to browsers.
 */
const AT_PAGE_CACHE_CONTROL = "public, max-age=0, must-revalidate";

type MarkdownAddress = {
	/** The path of the page. */
	page: string;
	/** True if the Markdown is sent at that path, and not at its own. */
	isAtPage: boolean;
};

/**
 * Serves pages as Markdown: at their own paths to who prefers it, and at those with `.md`. Leaves all other requests, and
 * pages without Markdown, to the next handler. Without a cache each is written anew.
 */
export function serveMarkdown(
	pages: PageCache | null,
	parseAddress: (request: Request) => PageAddress | null,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
	return async ({ req: { raw }, env }, next) => {
		const address = findAddress(raw, parseAddress);
		const parsed = address && parseAddressOfMarkdown(address);
		if (!parsed || !hasMarkdown(parsed.page)) return next();
		const response = pages
			? await sendPage(pages, { address, isWhole: true }, { request: raw, env })
			: await renderMarkdownPage(address);
		return response?.status === 404 ? next() : response;
	};
}

/** Returns whether the cache has an address for Markdown. */
export function isOfMarkdown({ address }: PageAddress): boolean {
	return parseAddressOfMarkdown(address) !== null;
}

/** Responds with the Markdown at an address of the cache. */
export async function renderMarkdownPage(address: string): Promise<Response> {
	const parsed = parseAddressOfMarkdown(address);
	const found = parsed && (await renderMarkdown(parsed.page));
	if (!parsed || !found) return new Response(null, { status: 404 });
	if (found === "unavailable")
		return new Response(null, {
			status: 503,
			headers: { "Cache-Control": "no-store", "Retry-After": "60" },
		});
	const headers = new Headers({
		"Content-Type": `${MARKDOWN}; charset=utf-8`,
		Link: `<${toUrl(parsed.page)}>; rel="canonical"`,
	});
	if (parsed.isAtPage) {
		headers.set("Vary", "Accept");
		headers.set("Cache-Control", AT_PAGE_CACHE_CONTROL);
	}
	// Search engines show the page itself, of which this is a copy.
	else headers.set("X-Robots-Tag", "noindex");
	if (!found.isWhole) headers.set("Cache-Control", "no-store");
	return new Response(found.text, { headers });
}

/** Adds to the HTML of a page that there is Markdown of it: at an address of its own, and here by the header Accept. */
export function tellOfMarkdown(response: Response, path: string): Response {
	const isPage = response.status === 200 && isHtml(response.headers) && hasMarkdown(path);
	if (!isPage) return response;
	response.headers.append("Vary", "Accept");
	const link = `<${toUrl(toMarkdownPath(path))}>; rel="alternate"; type="${MARKDOWN}"`;
	response.headers.append("Link", link);
	return response;
}

/** Returns the address that the cache has for the Markdown that is asked for; null where none is. */
function findAddress(
	request: Request,
	parseAddress: (request: Request) => PageAddress | null,
): string | null {
	if (request.method !== "GET" && request.method !== "HEAD") return null;
	const { pathname, search } = new URL(request.url);
	if (parseMarkdownPath(pathname) !== null) return pathname;
	if (!prefersMarkdown(request.headers.get("Accept"))) return null;
	// With a query that counts it is another page, of which there is no Markdown.
	const isPage = search === "" || parseAddress(request)?.address === pathname;
	return isPage ? pathname + AT_PAGE : null;
}

function parseAddressOfMarkdown(address: string): MarkdownAddress | null {
	if (address.endsWith(AT_PAGE)) return { page: address.slice(0, -AT_PAGE.length), isAtPage: true };
	const page = parseMarkdownPath(address);
	return page === null ? null : { page, isAtPage: false };
}

function isHtml(headers: Headers): boolean {
	return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

function toUrl(path: string): string {
	return new URL(path, getEnv().SITE_URL).href;
}
