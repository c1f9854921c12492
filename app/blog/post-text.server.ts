import { getContent } from "#app/content/content.server.ts";
import type { MarkdownBlock, PageText, TextLink } from "#app/content/page-text/page-text.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import { findPost, loadAllPosts } from "./blog.server.ts";
import { getSafeText } from "./html/safe-html.ts";
import { convertPost } from "./html/to-markdown.ts";
import type { Post } from "./post.ts";
import { decodeSlug, toPostPath } from "./slug.ts";

/** The number of posts that lists in Markdown have, the newest of all. */
const LISTED_POSTS = 100;

export type PostTextResult =
	| { status: "found"; text: PageText }
	| { status: "missing" }
	| { status: "unavailable" };

/** Loads what a post says: its Markdown as it was written, or what its HTML says. */
export async function loadPostText(slug: string): Promise<PostTextResult> {
	const result = await findPost(slug);
	return result.status === "found" ? { status: "found", text: toPostText(result.post) } : result;
}

/** Loads links to the newest posts. */
export async function loadPostLinks(): Promise<
	{ status: "loaded"; links: TextLink[] } | { status: "unavailable" }
> {
	const list = await loadAllPosts();
	if (list.status === "unavailable") return list;
	const links = list.posts.slice(0, LISTED_POSTS).map(({ slug, title, excerpt }) => ({
		name: getSafeText(title),
		to: toPostPath(slug),
		text: getSafeText(excerpt),
	}));
	return { status: "loaded", links };
}

function toPostText(post: Post): PageText {
	const { title, description, excerpt, author, published } = post;
	return {
		title: getSafeText(title),
		description: description ?? getSafeText(excerpt),
		parts: [
			{ blocks: [`${author}, ${formatLongDate(published.day)}`] },
			{ blocks: [toBody(post)] },
		],
	};
}

function toBody({ slug, content }: Post): MarkdownBlock {
	const page = toPostPath(slug);
	const { CONTENT_API_URL, SITE_URL } = getEnv();
	const file = CONTENT_API_URL
		? undefined
		: getContent().posts.find((each) => each.slug === decodeSlug(slug));
	return file
		? { kind: "markdown", body: file.body, page, pictures: file.pictures }
		: {
				kind: "markdown",
				body: convertPost(content, SITE_URL + page),
				page,
				pictures: new Map(),
			};
}
