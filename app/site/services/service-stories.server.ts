import { loadPostsIfFast } from "#app/blog/blog.server.ts";
import { getSafeText } from "#app/blog/html/safe-html.ts";
import type { PostSummary } from "#app/blog/post.ts";
import { findPostsAbout } from "#app/blog/related-posts.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { getContent } from "#app/content/content.server.ts";
import { listCasesOf, toCaseLink } from "#app/design/sections/case-links.server.ts";

export type Stories = Awaited<ReturnType<typeof loadStories>>;
export type PostLink = Awaited<ReturnType<typeof loadPostsAbout>>[number];

const MOST_CASES = 2;

type Subject = { slug: string; name: string };

/** Loads the cases and the articles about a service. */
export async function loadStories({ slug, name }: Subject) {
	return {
		headings: getContent().templates.stories,
		service: { slug, name },
		cases: listCasesOf(slug)
			.slice(0, MOST_CASES)
			.map((each) => toCaseLink(each, slug)),
		posts: await loadPostsAbout({ slug, name }),
	};
}

/** Returns the newest articles about a subject, at most three; none while the blog is not cached. */
export async function loadPostsAbout(subject: Subject) {
	return findPostsAbout(await loadPostsIfFast(), subject).map(toPostLink);
}

/** Returns the posts with the slugs, in their order; none while the blog is not cached. */
export async function loadArticles(slugs: readonly string[] = []) {
	const posts = await loadPostsIfFast();
	return slugs.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []).map(toPostLink);
}

export function toPostLink({ slug, title, published }: PostSummary) {
	return { title: getSafeText(title), to: toPostPath(slug), day: published.day };
}
