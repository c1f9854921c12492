import { normalizeWords } from "#app/platform/normalize-words.ts";

/** The filters of the list, and its page from 1; an empty text and null filter nothing. */
export type BlogQuery = {
	category: string | null;
	tag: string | null;
	words: string;
	page: number;
};

const SLUG_MAX = 200;

/** Parses the query of /blog. Returns null when no page can have it. Ignores unknown parameters. */
export function parseBlogQuery(params: URLSearchParams): BlogQuery | null {
	const page = params.get("page") ?? "1";
	const category = params.get("category") || null;
	const tag = params.get("tag") || null;
	if (!/^[1-9]\d{0,5}$/.test(page)) return null;
	if ([category, tag].some((slug) => slug && slug.length > SLUG_MAX)) return null;
	return { category, tag, words: normalizeWords(params.get("q") ?? ""), page: Number(page) };
}

/** Returns the canonical path, with parameters in a fixed order and without defaults. */
export function toBlogPath({ category, tag, words, page }: Partial<BlogQuery>): string {
	const params = new URLSearchParams();
	if (category) params.set("category", category);
	if (tag) params.set("tag", tag);
	if (words) params.set("q", words);
	if (page && page > 1) params.set("page", String(page));
	return params.size > 0 ? `/blog?${params}` : "/blog";
}

export function isFiltered({ category, tag, words }: BlogQuery): boolean {
	return category !== null || tag !== null || words !== "";
}
