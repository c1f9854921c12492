import { getBlogSource } from "#app/blog/blog-source.server.ts";
import { searchPosts } from "#app/blog/reading/search-posts.ts";
import { getContent } from "#app/content/content.server.ts";
import { describeHit } from "./describe-hit.ts";
import { type Found, findPages } from "./find-pages.ts";
import { buildAtOnce } from "./site-index.server.ts";

export const index = buildAtOnce(getContent());

/** Searches the shipped content; the paths of what was found, the best first. */
export async function searchShipped(words: string): Promise<Found & { paths: string[] }> {
	const posts = await searchPosts(await getBlogSource().listPosts(), words);
	const found = findPages(index, words, posts);
	return { ...found, paths: found.hits.map((hit) => describeHit(hit, index).path) };
}
