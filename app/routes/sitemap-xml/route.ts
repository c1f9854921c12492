import { getEnv } from "#app/env.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { readSitePages } from "#app/seo/site-pages.server.ts";
import { writeSitemap } from "#app/seo/write-sitemap.ts";
import type { Route } from "./+types/route.ts";
import { answerSitemap } from "./answer-sitemap.ts";

export const handle: RouteHandle = { cache: {} };

/** Every page that search engines may show. */
export async function loader({ request }: Route.LoaderArgs) {
	const { pages, isWhole } = await readSitePages();
	const xml = writeSitemap(pages, { origin: getEnv().SITE_URL });
	return answerSitemap(request, xml, isWhole);
}
