import { readNewestPosts } from "#app/blog/blog.server.ts";
import { getContent } from "#app/content/content.server.ts";
import { getEnv } from "#app/env.server.ts";
import { answerTagged } from "#app/routes/answer-tagged.ts";
import type { Route } from "./+types/route.ts";
import { writeFeed } from "./write-feed.ts";

const NEWEST = 20;
const KEPT = "public, max-age=300, stale-while-revalidate=3600";

/** The newest articles with their full texts, for feed readers. */
export async function loader({ request }: Route.LoaderArgs) {
	const list = await readNewestPosts(NEWEST);
	if (list.status === "unavailable") {
		return new Response("The articles can't be loaded just now.", {
			status: 503,
			headers: {
				"Content-Type": "text/plain; charset=utf-8",
				"Retry-After": "60",
				"Cache-Control": "no-store",
			},
		});
	}
	const { pages, site } = getContent();
	const { subtitle, title } = pages.blog;
	const xml = writeFeed({
		title: `${site.name}: ${title}`,
		description: subtitle,
		picture: "/art/icon/touch.png",
		origin: getEnv().SITE_URL,
		posts: list.posts,
	});
	return answerTagged(request, xml, {
		"Content-Type": "application/rss+xml; charset=utf-8",
		"Cache-Control": KEPT,
	});
}
