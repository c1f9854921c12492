import { RouterContextProvider } from "react-router";
import {
	type CachedResponse,
	createCachedResponse,
	createEtag,
} from "../responses/cached-response.ts";
import { compress } from "../responses/compress.ts";
import type { PageAddress } from "./page-address.ts";

export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** A page, or its data, that is the same for all visitors, with its Brotli. */
export type RenderedPage = CachedResponse & { address: string };

/**
 * A browser revalidates each time, as a page of yesterday names scripts that are gone. A CDN may answer for a
 * minute by itself, and for ten more while it revalidates. Never no-store, which would cost the way back.
 */
const PAGE_CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
/** What the router has prefetched is there at the click. */
const DATA_CACHE_CONTROL = "public, max-age=60";

/** Bodies that gain nothing from compression are left to their routes. */
const CACHED_TYPES = /^(text\/|image\/svg|application\/(xml|rss|json|manifest))/;
/** Set anew for a cached response, or true of one connection only. */
const OMITTED = ["Content-Length", "Content-Encoding", "ETag", "Date", "Connection"];
/** Gets each page whole: see wantsWholePage. */
const WHOLE_AGENT = "bot";

/**
 * Renders a page from nothing but its address, so that no request can put words into a page that others get. Returns
 * the route's own Response where it is not the same for everybody, or not a page.
 */
export async function renderPage(
	render: Render,
	origin: string,
	{ address, isWhole }: PageAddress,
): Promise<RenderedPage | Response> {
	const request = new Request(origin + address, {
		headers: isWhole ? { "User-Agent": WHOLE_AGENT } : {},
	});
	const response = await render(request, new RouterContextProvider());
	if (!isCacheable(response)) return response;
	const body = new Uint8Array(await response.arrayBuffer());
	const headers = new Headers(response.headers);
	for (const name of OMITTED) headers.delete(name);
	headers.set("ETag", createEtag(body));
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", getCacheControl(address));
	const cached = createCachedResponse(
		headers,
		["br", "gzip", "identity"],
		[["br", await compress(body, "br")]],
	);
	return { ...cached, address };
}

function getCacheControl(address: string): string {
	return address.split("?", 1)[0]?.endsWith(".data") ? DATA_CACHE_CONTROL : PAGE_CACHE_CONTROL;
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
