import { getContent } from "#app/content/content.server.ts";
import { getEnv } from "#app/env.server.ts";
import type { PageMeta } from "./page-meta.ts";

/** Completes a page's own facts with the site's origin and name. */
export function describePage(page: { title: string; description: string; path: string }): PageMeta {
	const { title, description, path } = page;
	return {
		title,
		description,
		canonical: `${getEnv().SITE_URL}${path}`,
		siteName: getContent().site.name,
	};
}
