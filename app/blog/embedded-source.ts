import { toReadableName } from "#app/content/names.ts";
import { pick } from "#app/content/pick.ts";
import type { Content, PostFile } from "#app/content/types.ts";
import { type BlogSource, type Post, type PostSummary, toReadingMinutes } from "./post.ts";
import { escapeHtml, renderText } from "./render-text.ts";

/** Creates a source of the posts of `content/posts`, which the site shows when no content API is configured. */
export function createEmbeddedSource(content: EmbeddedContent, siteUrl: string): BlogSource {
	const list = content.posts.map((file) => toSummary(file, content));
	const rendered = new Map<string, Post>();
	return {
		listPosts: async () => list,
		findPost: async (slug) => {
			const file = content.posts.find((post) => post.slug === slug);
			if (!file) return null;
			const post = rendered.get(slug) ?? (await toPost(file, content, siteUrl));
			rendered.set(slug, post);
			return post;
		},
	};
}

type EmbeddedContent = Pick<Content, "posts" | "people" | "services">;

function toSummary(file: PostFile, { people, services }: EmbeddedContent): PostSummary {
	const service = services.find(({ slug }) => slug === file.service);
	return {
		id: file.slug,
		slug: file.slug,
		title: escapeHtml(file.title),
		excerpt: escapeHtml(file.excerpt),
		...pick(file, "imageUrl", "imageSrcSet", "imageAlt"),
		published: { day: file.date, at: null },
		modified: { day: file.updated ?? file.date, at: null },
		author: findAuthor(file, people)?.name ?? toReadableName(file.author),
		categories: service ? [{ slug: service.slug, name: service.name }] : [],
		tags: [],
	};
}

async function toPost(file: PostFile, content: EmbeddedContent, siteUrl: string): Promise<Post> {
	const { html, contents, words } = await renderText(file, `/blog/${file.slug}`, siteUrl);
	return {
		...toSummary(file, content),
		content: html,
		description: file.description,
		authorAvatar: findAuthor(file, content.people)?.avatar ?? null,
		readingMinutes: toReadingMinutes(words),
		contents,
	};
}

function findAuthor({ author }: PostFile, people: Content["people"]) {
	return people.find(({ slug }) => slug === author);
}
