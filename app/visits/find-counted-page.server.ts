import { getBlogSource } from "#app/blog/blog-source.server.ts";
import type { PostSummary } from "#app/blog/post.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { getPages, hasPage } from "#app/content/content.server.ts";
import { POST_TEMPLATE } from "#app/content/pages/blog.ts";

/**
 * A page with the slugs of its service and city, empty for none, and its template: the kind of page, or its path where
 * the kind has one page.
 */
export type CountedPage = { path: string; service: string; city: string; template: string };

/** Finds a page by its canonical path. Resolves to null where there is no such page. */
export async function findCountedPage(path: string): Promise<CountedPage | null> {
	// Posts may come from a content API.
	if (path.startsWith("/blog/")) {
		const isPost = hasPage(path) && (await listPostPaths()).has(path);
		return isPost ? { path, service: "", city: "", template: POST_TEMPLATE } : null;
	}
	const page = getPages().get(path);
	if (!page) return null;
	const { template, service = "", city = "" } = page;
	return { path, service, city, template };
}

let cached: { posts: readonly PostSummary[]; paths: ReadonlySet<string> } | undefined;

async function listPostPaths(): Promise<ReadonlySet<string>> {
	const posts = await getBlogSource().listPosts();
	if (cached?.posts !== posts)
		cached = { posts, paths: new Set(posts.map(({ slug }) => toPostPath(slug))) };
	return cached.paths;
}
