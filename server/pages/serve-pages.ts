import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { setCacheState } from "../log/observe-requests.ts";
import { selectEncoding, toResponse } from "../responses/cached-response.ts";
import type { PageAddress } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";

/** Serves the pages that are the same for all visitors; leaves all other requests to the next handler. */
export function servePages(
	pages: PageCache,
	parseAddress: (request: Request) => PageAddress | null,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
	return async ({ req: { raw }, env }, next) => {
		const address = raw.method === "GET" || raw.method === "HEAD" ? parseAddress(raw) : null;
		if (!address) return next();
		const found = await pages.fetch(address);
		if (found instanceof Response) return found;
		setCacheState(env.outgoing, found.state);
		const encoding = selectEncoding(found.page, raw.headers.get("Accept-Encoding"));
		return toResponse(await pages.addEncoding(found.page, encoding), raw.headers);
	};
}
