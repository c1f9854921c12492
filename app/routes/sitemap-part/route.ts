import { getEnv } from "#app/env.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { readSitePages } from "#app/seo/site-pages.server.ts";
import { writeSitemapPart } from "#app/seo/write-sitemap.ts";
import { answerSitemap } from "../sitemap-xml/answer-sitemap.ts";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: {} };

/** A part of a sitemap that is too long for one file. */
export async function loader({ request, params }: Route.LoaderArgs) {
	const part = /^([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1];
	if (!part) throw notFound();
	const { pages, isWhole } = await readSitePages();
	const xml = writeSitemapPart(pages, Number(part), { origin: getEnv().SITE_URL });
	if (xml === null) throw notFound();
	return answerSitemap(request, xml, isWhole);
}
