import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { RequestHandler } from "react-router";
import { getAnnouncementPhase } from "#app/content/announcement.server.ts";
import { createEtag } from "#app/platform/http/etag.ts";
import { createCachedResponse } from "../responses/cached-response.ts";
import { compress } from "../responses/compress.ts";
import { tellOfMarkdown } from "./markdown-pages.ts";
import type { PageAddress } from "./page-address.ts";
import type { PageCache, RenderedPage } from "./page-cache.ts";
import { sendPage } from "./send-page.ts";

/**
 * Cache-Control of pages. Browsers revalidate each time, as an old page names scripts that no longer exist; a CDN may
 * serve it for a minute, and ten more while it revalidates. Never no-store, which would disable the back/forward cache.
 */
const PAGE_CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
/** The same while an announcement is about to end, so that no CDN serves a page with it afterwards. */
const ENDING_CACHE_CONTROL = "public, max-age=0, must-revalidate";
/** Cache-Control of data, so that prefetched data are reused at the click. */
const DATA_CACHE_CONTROL = "public, max-age=60";

/** The compressible types; other bodies are left to their routes. */
const CACHED_TYPES = /^(text\/|image\/svg|application\/(xml|rss|json|manifest))/;
/** Headers that are set again for a cached response, or are valid for one connection only. */
const OMITTED_HEADERS = ["Content-Length", "Content-Encoding", "ETag", "Date", "Connection"];
/** A user agent that gets each page whole: see needsWholePage. */
export const WHOLE_PAGE_AGENT = "bot";

/** Serves the pages that are the same for all visitors; leaves all other requests to the next handler. */
export function servePages(
	pages: PageCache,
	parseAddress: (request: Request) => PageAddress | null,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
	return async ({ req: { raw }, env }, next) => {
		const address = raw.method === "GET" || raw.method === "HEAD" ? parseAddress(raw) : null;
		return address ? sendPage(pages, address, { request: raw, env }) : next();
	};
}

/**
 * Renders a page from its address alone, so that no request can put anything into a page that others get. Returns the
 * route's own Response where it must not be cached.
 */
export async function renderPage(
	render: RequestHandler,
	origin: string,
	{ address, isWhole }: PageAddress,
): Promise<RenderedPage | Response> {
	const request = new Request(origin + address, {
		headers: isWhole ? { "User-Agent": WHOLE_PAGE_AGENT } : {},
	});
	return keepResponse(tellOfMarkdown(await render(request), address), address);
}

/** Returns a response in the form in which the cache keeps it; as it is where it must not be cached. */
export async function keepResponse(
	response: Response,
	address: string,
): Promise<RenderedPage | Response> {
	if (!isCacheable(response)) return response;
	const body = new Uint8Array(await response.arrayBuffer());
	const headers = new Headers(response.headers);
	for (const name of OMITTED_HEADERS) headers.delete(name);
	headers.set("ETag", createEtag(body));
	if (!headers.has("Cache-Control")) {
		const isData = address.split("?", 1)[0]?.endsWith(".data");
		const ofPages = getAnnouncementPhase() === "ending" ? ENDING_CACHE_CONTROL : PAGE_CACHE_CONTROL;
		headers.set("Cache-Control", isData ? DATA_CACHE_CONTROL : ofPages);
	}
	const cached = createCachedResponse(
		headers,
		["br", "gzip", "identity"],
		[["br", await compress(body, "br")]],
	);
	return { ...cached, address };
}

function isCacheable({ status, headers, body }: Response): boolean {
	return (
		status === 200 &&
		body !== null &&
		!headers.has("Set-Cookie") &&
		!/\b(no-store|private)\b/i.test(headers.get("Cache-Control") ?? "") &&
		CACHED_TYPES.test(headers.get("Content-Type") ?? "")
	);
}
