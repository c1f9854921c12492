import { readFromList } from "#app/blog/blog.server.ts";
import { isLater } from "#app/blog/later.ts";
import type { PostSummary } from "#app/blog/post.ts";
import { searchPosts } from "#app/blog/reading/search-posts.ts";
import { type Described, describeHit } from "./describe-hit.ts";
import { type Found, findPages, type SiteIndex } from "./find-pages.ts";
import { openSiteIndex } from "./site-index.server.ts";

export type SiteSearch = {
	found: Found;
	describe: (hit: Found["hits"][number]) => Described;
	/** False where the posts could not be had in time. */
	hasPosts: boolean;
	index: SiteIndex;
};

/** Searches all pages of the site. Waits for the index, and for the posts a moment only. */
export async function searchSite(request: Request, words: string): Promise<SiteSearch> {
	const [index, list] = await Promise.all([
		openSiteIndex(),
		readFromList(request, async (posts) => ({
			status: "loaded" as const,
			posts: await searchPosts(posts, words),
		})),
	]);
	const hasPosts = !isLater(list) && list.status === "loaded";
	const posts: PostSummary[] = hasPosts ? list.posts : [];
	const found = findPages(index, words, posts);
	return { found, describe: (hit) => describeHit(hit, index), hasPosts, index };
}
