import { toReadableName } from "#app/content/names.ts";
import type { Content, PostFile } from "#app/content/types.ts";
import type { BlogSource, Post, PostSummary } from "./post.ts";
import { renderMarkdown } from "./render-markdown.ts";

/** The posts of `content/posts`, which the site shows when no content API is configured. */
export function createEmbeddedSource(content: Pick<Content, "posts" | "people">): BlogSource {
	return {
		listPosts: async () => content.posts.map(toSummary),
		findPost: async (slug) => {
			const file = content.posts.find((post) => post.slug === slug);
			return file ? toPost(file, content.people) : null;
		},
	};
}

function toSummary(file: PostFile): PostSummary {
	return {
		id: file.slug,
		slug: file.slug,
		title: escapeHtml(file.title),
		excerpt: escapeHtml(file.excerpt),
		imageUrl: `/art/post/${file.slug}.svg`,
		date: file.date,
	};
}

function toPost(file: PostFile, people: Content["people"]): Post {
	const author = people.find((person) => person.slug === file.author);
	return {
		...toSummary(file),
		content: renderMarkdown(file.body),
		author: author?.name ?? toReadableName(file.author),
		authorAvatar: author?.avatar ?? null,
	};
}

function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
