import type { MiddlewareHandler } from "hono";
import { getContent } from "#app/content/content.server.ts";
import { toOldPath } from "#app/content/old-path.ts";
import type { Redirect } from "#app/content/schemas/redirects.ts";
import { toCanonicalPath } from "./paths.ts";

let cached: { list: readonly Redirect[]; targets: ReadonlyMap<string, string> } | undefined;

/** Redirects former URLs with 308 and their query, in one step also where their path is not canonical. */
export const followRedirects: MiddlewareHandler = async (context, next) => {
	const { pathname, search } = new URL(context.req.url);
	const target = findTarget(pathname);
	return target === undefined ? next() : context.redirect(addQuery(target, search), 308);
};

function findTarget(path: string): string | undefined {
	const { redirects: list } = getContent();
	if (cached?.list !== list)
		cached = { list, targets: new Map(list.map(({ from, to }) => [from, to])) };
	return list.length > 0 ? cached.targets.get(toOldPath(toCanonicalPath(path))) : undefined;
}

function addQuery(target: string, query: string): string {
	const [address = "", anchor] = target.split("#", 2);
	const joined = address.includes("?") ? query.replace("?", "&") : query;
	return address + joined + (anchor ? `#${anchor}` : "");
}
