import { getEnv } from "#app/platform/env.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { renderSitemap, renderSitemapPart } from "#app/site/sitemap/render-sitemap.ts";
import { listSitePages } from "#app/site/sitemap/site-pages.server.ts";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: {} };

/**
 * Serves all pages that search engines may index, as /sitemap.xml or, where that is too long, its parts /sitemaps/1.xml
 * and so on.
 */
export async function loader({ params }: Route.LoaderArgs) {
	const part = params.file && /^([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1];
	if (params.file && !part) throw notFound();
	const { pages, isWhole } = await listSitePages();
	const options = { origin: getEnv().SITE_URL };
	const xml = part
		? renderSitemapPart(pages, Number(part), options)
		: renderSitemap(pages, options);
	if (xml === null) throw notFound();
	return new Response(xml, {
		headers: {
			"Content-Type": "application/xml; charset=utf-8",
			// The sitemap is incomplete without the blog's pages.
			"Cache-Control": isWhole ? "public, max-age=3600" : "no-store",
		},
	});
}
