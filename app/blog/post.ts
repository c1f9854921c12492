/** A category or a tag; the name is plain text. */
export type Term = { slug: string; name: string };

/** A heading of the body, for the table of contents; the text is plain. */
export type ContentsEntry = { id: string; text: string; level: 2 | 3 };

/** A post of any source, as lists and teasers show it. Title and excerpt are safe HTML. */
export type PostSummary = {
	id: string;
	slug: string;
	title: string;
	excerpt: string;
	/** On this site: an illustration, or a picture of the content API through our own endpoint. */
	imageUrl: string;
	/** The value of `srcset`; null for an illustration. */
	imageSrcSet: string | null;
	/** Plain text; empty for a decorative picture. */
	imageAlt: string;
	/** ISO 8601 day or instant. */
	date: string;
	modified: string;
	author: string;
	categories: Term[];
	tags: Term[];
};

/** What a card of a list shows. */
export type ListedPost = Omit<PostSummary, "id" | "modified" | "author" | "tags">;

export function toListedPost(post: PostSummary): ListedPost {
	const { id: _id, modified: _modified, author: _author, tags: _tags, ...listed } = post;
	return listed;
}

export type Post = PostSummary & {
	/** Safe HTML. */
	content: string;
	/** Plain text for search engines. */
	description?: string;
	authorAvatar: string | null;
	readingMinutes: number;
	/** The body's headings of the upper two levels. */
	contents: ContentsEntry[];
};

/** A source that is broken or unavailable throws; that is never the same as a missing post. */
export type BlogSource = {
	/** Newest first. */
	listPosts(): Promise<PostSummary[]>;
	/** Null when the post is missing. */
	findPost(slug: string): Promise<Post | null>;
};

export type PostListResult<Listed = PostSummary> =
	| { status: "loaded"; posts: Listed[] }
	| { status: "unavailable" };

const WORDS_PER_MINUTE = 220;

/** At least one. */
export function toReadingMinutes(words: number): number {
	return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
