import type { Post } from "#app/blog/post.ts";
import { toPostPath } from "#app/blog/reading/addresses.ts";
import { readSafeHtml } from "#app/blog/reading/plain-text.ts";
import { getContent } from "#app/content/content.server.ts";
import { toReadableName } from "#app/content/names.ts";
import { toCardPath } from "#app/seo/card-path.ts";
import { fitDescription } from "#app/seo/fit-description.ts";
import type { ArticleMeta, PageMeta } from "#app/seo/page-head.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { type DescribeEntity, describeArticle } from "#app/seo/structured-data/entities.ts";
import type { BlogPosting } from "#app/seo/structured-data/types.ts";
import { describeFeedLink } from "../feed/feed-link.server.ts";

/** The head of a post's page; null for a post that comes later or not at all, which is named after its slug. */
export function describePost(slug: string, post: Post | null): PageMeta {
	const path = toPostPath(slug);
	const title = post ? readSafeHtml(post.title) : toReadableName(slug);
	return describePage({
		title,
		description: post ? describeText(post) : getContent().pages.blog.description,
		path,
		crumbs: [
			{ name: "Blog", to: "/blog" },
			{ name: title, to: path },
		],
		links: [describeFeedLink()],
		...(post ? describeFacts(post, path) : {}),
	});
}

/** A CMS's excerpt may be a few words; then the post's own beginning goes on from there. */
function describeText({ description, excerpt, content }: Post): string {
	const text = description ?? readSafeHtml(excerpt);
	if (text.length >= SHORTEST_DESCRIPTION) return fitDescription(text);
	return fitDescription(`${text} ${readSafeHtml(content.slice(0, BEGINNING))}`);
}

function describeFacts(post: Post, path: string): PostFacts {
	const { date, modified, author, imageUrl } = post;
	const section = post.categories[0]?.name ?? null;
	return {
		article: { date, modified, author, section },
		updated: modified.slice(0, ISO_DAY),
		entity: describeArticle({
			images: [toCardPath(path), imageUrl],
			date,
			modified,
			section,
			author: findAuthor(author),
		}),
	};
}

/** The people of the team are told of on a page of their own; others are known by name only. */
function findAuthor(name: string): { name: string; path: string | null } | null {
	const { people, site } = getContent();
	if (name === site.name) return null;
	const person = people.find((each) => each.isTeamMember && each.name === name);
	return { name, path: person ? `/about#${person.slug}` : null };
}

type PostFacts = { article: ArticleMeta; updated: string; entity: DescribeEntity<BlogPosting> };

const SHORTEST_DESCRIPTION = 70;
/** Of a body's HTML, more than enough for a description. */
const BEGINNING = 2_000;
/** Letters of YYYY-MM-DD. */
const ISO_DAY = 10;
