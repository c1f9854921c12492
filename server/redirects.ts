import type { MiddlewareHandler } from "hono";
import { getContent } from "#app/content/content.server.ts";
import type { Redirect } from "#app/content/schemas/redirects.ts";
import { toCanonicalPath } from "./paths.ts";

let known: { list: readonly Redirect[]; targets: ReadonlyMap<string, string> } | undefined;

/**
 * Leads from the addresses that the site had once to those it has now, 308 and with their query; an address in
 * capitals or with a slash at its end needs no second step.
 */
export const followRedirects: MiddlewareHandler = async (context, next) => {
	const url = new URL(context.req.url);
	const target = findTarget(url.pathname);
	return target === undefined ? next() : context.redirect(putQuery(target, url.search), 308);
};

function findTarget(path: string): string | undefined {
	const { redirects } = getContent();
	if (redirects.length === 0) return undefined;
	if (known?.list !== redirects)
		known = { list: redirects, targets: new Map(redirects.map(({ from, to }) => [from, to])) };
	return known.targets.get(toCanonicalPath(path));
}

/** Before the anchor, and behind a query that the target has itself. */
function putQuery(target: string, query: string): string {
	const [address = "", anchor] = target.split("#", 2);
	const joined = address.includes("?") ? query.replace("?", "&") : query;
	return address + joined + (anchor ? `#${anchor}` : "");
}
