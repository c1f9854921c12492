import { getEnv } from "#app/platform/env.server.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { writeText } from "#app/site/markdown/write-page.ts";
import { listPages } from "./list-pages.server.ts";

export const handle: RouteHandle = { cache: {} };

/** Serves the list of the site's Markdown in the form of https://llmstxt.org */
export async function loader() {
	const { text, isWhole } = await listPages();
	return new Response(writeText(text, getEnv().SITE_URL), {
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			// The list is incomplete without the posts.
			"Cache-Control": isWhole ? "public, max-age=3600" : "no-store",
		},
	});
}
