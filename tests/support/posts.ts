import type { Post, PostSummary, Term } from "#app/blog/post.ts";
import { asDay } from "./as-day.ts";

export function createPost(slug: string, facts: Partial<PostSummary> = {}): PostSummary {
	return {
		id: slug,
		slug,
		title: slug,
		excerpt: "",
		imageUrl: "/art/post/a.svg",
		imageSrcSet: null,
		imageAlt: "",
		published: { day: asDay("2026-01-14"), at: null },
		modified: { day: asDay("2026-01-14"), at: null },
		author: "Riya Desai",
		categories: [],
		tags: [],
		...facts,
	};
}

/** Creates a post with a body that contains its title. */
export function createFullPost(slug: string, facts: Partial<PostSummary> = {}): Post {
	const post = createPost(slug, facts);
	const content = `<p>${post.title}</p>`;
	return { ...post, content, authorAvatar: null, readingMinutes: 1, contents: [] };
}

export function createTerms(...names: string[]): Term[] {
	return names.map((name) => ({ slug: name.toLowerCase(), name }));
}
