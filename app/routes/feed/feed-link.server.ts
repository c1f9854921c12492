import { getContent } from "#app/content/content.server.ts";
import type { PageLink } from "#app/seo/page-head.tsx";

/** How a page says that the articles can be followed. */
export function describeFeedLink(): PageLink {
	const { pages, site } = getContent();
	return {
		rel: "alternate",
		type: "application/rss+xml",
		title: `${site.name}: ${pages.blog.title}`,
		href: "/feed.xml",
	};
}
