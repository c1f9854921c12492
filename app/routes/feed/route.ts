import { createHash } from "node:crypto";
import { readNewestPosts } from "#app/blog/blog.server.ts";
import { getContent } from "#app/content/content.server.ts";
import { getEnv } from "#app/env.server.ts";
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
		origin: getEnv().SITE_URL,
		posts: list.posts,
	});
	// Weak, as it is the same whether compressed or not.
	const tag = `W/"${createHash("sha256").update(xml).digest("base64url").slice(0, 27)}"`;
	const headers = { ETag: tag, "Cache-Control": KEPT };
	if (isKnown(request.headers.get("If-None-Match"), tag)) {
		return new Response(null, { status: 304, headers });
	}
	return new Response(xml, {
		headers: { ...headers, "Content-Type": "application/rss+xml; charset=utf-8" },
	});
}

function isKnown(tags: string | null, tag: string): boolean {
	const opaque = tag.replace(/^W\//, "");
	return (tags ?? "")
		.split(",")
		.map((known) => known.trim().replace(/^W\//, ""))
		.some((known) => known === opaque || known === "*");
}
