import type { Post, PostSummary, Term } from "../post.ts";

/** A post of a list, of which a test says only what it is about. */
export function makePost(slug: string, facts: Partial<PostSummary> = {}): PostSummary {
	return {
		id: slug,
		slug,
		title: slug,
		excerpt: "",
		imageUrl: "/art/post/a.svg",
		imageSrcSet: null,
		imageAlt: "",
		date: "2026-01-14",
		modified: "2026-01-14",
		author: "Riya Desai",
		categories: [],
		tags: [],
		...facts,
	};
}

/** The same with its body, which holds its title. */
export function makeWholePost(slug: string, facts: Partial<PostSummary> = {}): Post {
	const post = makePost(slug, facts);
	const content = `<p>${post.title}</p>`;
	return { ...post, content, authorAvatar: null, readingMinutes: 1, contents: [] };
}

export function makeTerms(...names: string[]): Term[] {
	return names.map((name) => ({ slug: name.toLowerCase(), name }));
}
