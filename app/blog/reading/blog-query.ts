/** What a reader has asked the list for; an empty text and null ask for nothing. */
export type BlogQuery = {
	/** Slugs of terms. */
	category: string | null;
	tag: string | null;
	/** One line of at most 100 characters. */
	words: string;
	/** From 1. */
	page: number;
};

export const WORDS_MAX = 100;
const SLUG_MAX = 200;

/** Reads the query of /blog's address; null where it can lead to no page. What it does not know it passes over. */
export function parseBlogQuery(params: URLSearchParams): BlogQuery | null {
	const page = params.get("page") ?? "1";
	const category = params.get("category") || null;
	const tag = params.get("tag") || null;
	if (!/^[1-9]\d{0,5}$/.test(page)) return null;
	if ([category, tag].some((slug) => slug && slug.length > SLUG_MAX)) return null;
	return { category, tag, words: tidyWords(params.get("q") ?? ""), page: Number(page) };
}

/** The one address of what is asked for: fixed order, nothing that says what is so anyway. */
export function toBlogPath({ category, tag, words, page }: Partial<BlogQuery>): string {
	const params = new URLSearchParams();
	if (category) params.set("category", category);
	if (tag) params.set("tag", tag);
	if (words) params.set("q", words);
	if (page && page > 1) params.set("page", String(page));
	return params.size > 0 ? `/blog?${params}` : "/blog";
}

/** Whether less than the whole list is asked for. */
export function isFiltered({ category, tag, words }: BlogQuery): boolean {
	return category !== null || tag !== null || words !== "";
}

export function tidyWords(text: string): string {
	const line = text.toWellFormed().replaceAll(/[\p{Cc}\p{Z}\uFFFD]+/gu, " ");
	return [...line.trim()].slice(0, WORDS_MAX).join("").trim();
}
