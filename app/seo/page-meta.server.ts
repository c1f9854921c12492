import { getContent } from "#app/content/content.server.ts";
import { getEnv } from "#app/env.server.ts";
import type { PageMeta } from "./page-meta.ts";
import type { DescribeEntity } from "./structured-data/entities.ts";
import { type GraphFacts, makePageGraph } from "./structured-data/page-graph.ts";
import type { Graph, Node, WebPageType } from "./structured-data/types.ts";

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
 * The graph of a page stays on the server: it is for the first HTML alone, and in the loader's data it would
 * be sent a second time.
 */
const graphs = new WeakMap<PageMeta, GraphFacts>();

/** Completes a page's own facts with the site's origin and name; its links may be paths of the site. */
export function describePage(facts: PageFacts): PageMeta {
	const { title, description, path, robots, links, article, crumbs = [] } = facts;
	const { site } = getContent();
	const origin = getEnv().SITE_URL;
	const canonical = `${origin}${path}`;
	const meta: PageMeta = {
		title,
		description,
		canonical,
		siteName: site.name,
		crumbs,
		robots,
		article,
		links: links?.map((link) => ({ ...link, href: new URL(link.href, origin).href })),
	};
	graphs.set(meta, {
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
	return meta;
}

/** The graph of the page that these loaders' data are of; null where none of them describes a page. */
export function findGraph(loaderData: Record<string, unknown>): Graph | null {
	for (const data of Object.values(loaderData).reverse()) {
		const facts = isDescribed(data) ? graphs.get(data.meta) : undefined;
		if (facts) return makePageGraph(facts);
	}
	return null;
}

function isDescribed(data: unknown): data is { meta: PageMeta } {
	return (
		typeof data === "object" && data !== null && "meta" in data && typeof data.meta === "object"
	);
}
