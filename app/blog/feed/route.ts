import { loadFullPosts } from "#app/blog/blog.server.ts";
import { findAuthor, getContent, requirePage } from "#app/content/content.server.ts";
import { t } from "#app/messages/en/articles.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { createEtag, hasMatchingEtag } from "#app/platform/http/etag.ts";
import type { Route } from "./+types/route.ts";
import { renderFeed } from "./render-feed.ts";

const MAX_POSTS = 20;

export async function loader({ request }: Route.LoaderArgs) {
	requirePage("/feed.xml");
	const list = await loadFullPosts(MAX_POSTS);
	if (list.status === "unavailable") {
		return new Response(t("feedUnavailable"), {
			status: 503,
			headers: {
				"Content-Type": "text/plain; charset=utf-8",
				"Retry-After": "60",
				"Cache-Control": "no-store",
			},
		});
	}
	const { pages, site } = getContent();
	const xml = renderFeed({
		title: `${site.name}: ${pages.blog.title}`,
		description: pages.blog.subtitle,
		picture: "/art/icon/touch.png",
		origin: getEnv().SITE_URL,
		// A sample person is named on the pages only, where a mark says so.
		posts: list.posts.map((post) =>
			findAuthor(post.author)?.isSample ? { ...post, author: site.name } : post,
		),
	});
	const headers = {
		"Cache-Control": "public, max-age=300, stale-while-revalidate=3600",
		ETag: createEtag(xml),
	};
	if (hasMatchingEtag(request, headers.ETag)) return new Response(null, { status: 304, headers });
	return new Response(xml, {
		headers: { ...headers, "Content-Type": "application/rss+xml; charset=utf-8" },
	});
}
