import type { PostSummary } from "#app/blog/post.ts";
import { readSafeHtml } from "#app/blog/reading/plain-text.ts";
import { toTerms } from "#app/blog/reading/search-posts.ts";
import type { Asked, Mask } from "./asked.ts";
import { NAMED } from "./find-places.ts";

export type PostHit = { kind: "post"; post: PostSummary; score: number };

const IN_TITLE = 0.8;
const ELSEWHERE = 0.25;
/** The order that they come in decides where all else is the same. */
const STEP = 0.001;

/** Posts that the blog's own search has found, the best first, judged as all others are. */
export function rankPosts(
	posts: readonly PostSummary[],
	terms: readonly string[],
	asked: Asked,
): { full: PostHit[]; partial: PostHit[] } {
	const full: PostHit[] = [];
	const partial: PostHit[] = [];
	for (const [place, post] of posts.entries()) {
		const title = toTerms(readSafeHtml(post.title));
		const names = [...post.categories, ...post.tags].map(({ name }) => name);
		const rest = toTerms([readSafeHtml(post.excerpt), post.author, ...names].join(" "));
		const inTitle = findTerms(terms, title);
		const mask = inTitle | findTerms(terms, rest);
		const isNamed = title.join("") === terms.join("");
		const sum =
			IN_TITLE * asked.share(inTitle) * terms.length +
			ELSEWHERE * asked.share(mask & ~inTitle) * terms.length +
			(isNamed ? NAMED : 0);
		const isFull = asked.hasAll(mask);
		const score = sum * (mask === 0 ? 0 : asked.share(mask)) - place * STEP;
		(isFull ? full : partial).push({ kind: "post", post, score });
	}
	return { full, partial };
}

function findTerms(terms: readonly string[], words: readonly string[]): Mask {
	return terms.reduce(
		(mask, term, place) =>
			words.some((word) => (term.length > 2 ? word.startsWith(term) : word === term))
				? mask | (1 << place)
				: mask,
		0,
	);
}
