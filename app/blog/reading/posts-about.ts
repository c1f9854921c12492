import type { PostSummary } from "../post.ts";

/** So many lead from a page about something else. */
const MOST = 3;

type Subject = { slug: string; name: string };

/**
 * The newest posts about a service or a place: filed under it (a category or tag of its slug or name), or naming
 * it in title or excerpt.
 */
export function choosePostsAbout(posts: readonly PostSummary[], subject: Subject): PostSummary[] {
	const chosen: PostSummary[] = [];
	for (const post of posts) {
		if (
			isFiledUnder(post, subject) ||
			holdsName(post.title, subject.name) ||
			holdsName(post.excerpt, subject.name)
		)
			chosen.push(post);
		if (chosen.length === MOST) break;
	}
	return chosen;
}

/** Whether a category or a tag of the post is the subject's. */
export function isFiledUnder(
	{ categories, tags }: Pick<PostSummary, "categories" | "tags">,
	{ slug, name }: Subject,
): boolean {
	const lowerName = name.toLowerCase();
	return [...categories, ...tags].some(
		(term) => term.slug === slug || term.name.toLowerCase() === lowerName,
	);
}

/** As whole words, in this very spelling: Salem is a city, and no part of Jerusalem. */
function holdsName(text: string, name: string): boolean {
	for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
		const [before = "", after = ""] = [text[at - 1], text[at + name.length]];
		if (!LETTER.test(before) && !LETTER.test(after)) return true;
	}
	return false;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
