import { getContent } from "#app/content/content.server.ts";
import { getEnv } from "#app/env.server.ts";
import type { PageMeta } from "./page-meta.ts";

type PageFacts = Pick<PageMeta, "title" | "description" | "robots" | "links"> & { path: string };

/** Completes a page's own facts with the site's origin and name; its links may be paths of the site. */
export function describePage({ title, description, path, robots, links }: PageFacts): PageMeta {
	const origin = getEnv().SITE_URL;
	return {
		title,
		description,
		canonical: `${origin}${path}`,
		siteName: getContent().site.name,
		robots,
		links: links?.map((link) => ({ ...link, href: new URL(link.href, origin).href })),
	};
}
