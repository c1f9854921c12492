import { readFromList } from "#app/blog/blog.server.ts";
import { isLater } from "#app/blog/later.ts";
import { getPostIndex } from "#app/blog/reading/search-posts.ts";
import { type Found, findPages } from "./find-pages.ts";
import { getSiteIndex } from "./site-index.server.ts";

/** Searches all pages of the site. Waits for the posts a moment only; `hasPosts` is false where they did not come. */
export async function searchSite(
	request: Request,
	words: string,
): Promise<Found & { hasPosts: boolean }> {
	const list = await readFromList(request, async (posts) => ({
		status: "loaded" as const,
		index: await getPostIndex(posts),
	}));
	const hasPosts = !isLater(list) && list.status === "loaded";
	return { ...findPages(getSiteIndex(), words, hasPosts ? [list.index] : []), hasPosts };
}
