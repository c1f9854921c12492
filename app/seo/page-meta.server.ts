import { getContent, isIndexable } from "#app/content/content.server.ts";
import type { Day } from "#app/platform/day.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { toPageCrumb } from "./crumbs.server.ts";
import type { Crumb } from "./crumbs.ts";
import type { PageMeta } from "./page-head.tsx";
import type { BuildEntity } from "./structured-data/entities.ts";
import { graphs } from "./structured-data/graph.ts";
import { buildPageGraph, type WebPageType } from "./structured-data/page-graph.ts";

type PageOptions = Pick<PageMeta, "title" | "description" | "links" | "article"> & {
	/** The path with its query string, where it has one. */
	path: string;
	/** The crumbs after Home; a string is the name of the page itself. */
	crumbs?: readonly (Crumb | string)[];
	updated?: Day | undefined;
	type?: WebPageType;
	entity?: BuildEntity | undefined;
	/** True if search engines may not index the page; pages with too little text of their own are never indexed. */
	noindex?: boolean;
};

/**
 * Builds a page's `meta`, which its loader returns, with the site's origin and name; registers its structured data.
 * Its links may be paths of the site.
 */
export function buildPageMeta({ title, description, path, ...options }: PageOptions): PageMeta {
	const { links, article, updated, entity, type = "WebPage", noindex } = options;
	const { site, proof } = getContent();
	const origin = getEnv().SITE_URL;
	const canonical = origin + path;
	const crumbs = (options.crumbs ?? []).map((crumb) =>
		typeof crumb === "string" ? { name: crumb, to: path } : crumb,
	);
	// A field without a value is removed, as it would be sent with the page's data all the same.
	const meta: PageMeta = { title, description, canonical, siteName: site.name, crumbs };
	if (noindex || !isIndexable(path)) meta.robots = "noindex, follow";
	if (article) meta.article = article;
	if (links) {
		meta.links = links.map((link) => ({ ...link, href: new URL(link.href, origin).href }));
	}
	const page = { origin, url: canonical, name: title, description };
	const steps = crumbs.length > 0 ? [toPageCrumb("/"), ...crumbs] : [];
	graphs.set(meta, buildPageGraph({ ...page, site, proof, type, updated, entity, crumbs: steps }));
	return meta;
}
