import type { HttpBindings } from "@hono/node-server";
import { setCacheState } from "../log/observe-requests.ts";
import { createResponse, negotiateEncoding } from "../responses/cached-response.ts";
import type { PageAddress } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";

/** Responds with what the cache has at an address, or renders it; with its own Response where it must not be cached. */
export async function sendPage(
	pages: PageCache,
	address: PageAddress,
	{ request, env }: { request: Request; env: HttpBindings },
): Promise<Response | undefined> {
	const fetched = await pages.fetch(address);
	if (fetched instanceof Response) return fetched;
	const { page, state } = fetched;
	setCacheState(env.outgoing, state);
	const encoding = negotiateEncoding(request.headers.get("Accept-Encoding"), page.available);
	return createResponse(await pages.addEncoding(page, encoding), request.headers);
}
