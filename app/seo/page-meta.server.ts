import { getContent, isWorthIndexing } from "#app/content/content.server.ts";
import { getEnv } from "#app/env.server.ts";
import type { PageMeta } from "./page-head.tsx";
import type { DescribeEntity } from "./structured-data/entities.ts";
import { graphs } from "./structured-data/graphs.ts";
import { makePageGraph } from "./structured-data/page-graph.ts";
import type { Node, WebPageType } from "./structured-data/types.ts";

type PageFacts = Pick<PageMeta, "title" | "description" | "robots" | "links" | "article"> & {
	/** With its query, where it has one. */
	path: string;
	/** The way from home, which the page shows; none on the home page. */
	crumbs?: PageMeta["crumbs"];
	/** Day of the last real change to the text. */
	updated?: string | undefined;
	type?: WebPageType;
	/** What the page is about. */
	entity?: DescribeEntity<Node> | undefined;
};

/**
 * Completes a page's own facts with the site's origin and name, its structured data, and whether search engines may
 * index it; its links may be paths of the site. A loader returns it as `meta`.
 */
export function describePage(facts: PageFacts): PageMeta {
	const { title, description, path, links, article, crumbs = [] } = facts;
	const { site } = getContent();
	const origin = getEnv().SITE_URL;
	const canonical = `${origin}${path}`;
	const meta: PageMeta = {
		title,
		description,
		canonical,
		siteName: site.name,
		crumbs,
		robots: facts.robots ?? (isWorthIndexing(path) ? undefined : "noindex, follow"),
		article,
		links: links?.map((link) => ({ ...link, href: new URL(link.href, origin).href })),
	};
	const graph = makePageGraph({
		site,
		origin,
		url: canonical,
		name: title,
		description,
		crumbs,
		type: facts.type ?? "WebPage",
		updated: facts.updated,
		entity: facts.entity,
	});
	graphs.set(meta, graph);
	return meta;
}
