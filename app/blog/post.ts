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
	/** A URL on this site: of an illustration, or of a picture of the content API through our own endpoint. */
	imageUrl: string;
	/** The value of `srcset`; null for an illustration. */
	imageSrcSet: string | null;
	/** The alt text, which is plain; empty for a decorative picture. */
	imageAlt: string;
	/** An ISO 8601 day or instant. */
	date: string;
	modified: string;
	author: string;
	categories: Term[];
	tags: Term[];
};

/** The part of a post that a card of a list shows. */
export type ListedPost = Omit<PostSummary, "id" | "modified" | "author" | "tags">;

export function toListedPost(post: PostSummary): ListedPost {
	const { id: _id, modified: _modified, author: _author, tags: _tags, ...listed } = post;
	return listed;
}

export type Post = PostSummary & {
	/** The body as safe HTML. */
	content: string;
	/** The description as plain text, for search engines. */
	description?: string;
	authorAvatar: string | null;
	readingMinutes: number;
	/** The body's headings of the upper two levels. */
	contents: ContentsEntry[];
};

/** A source of posts. A source that is broken or unavailable throws; it never reports its posts as missing. */
export type BlogSource = {
	/** Lists all posts, newest first. */
	listPosts(): Promise<PostSummary[]>;
	/** Finds a post. Resolves to null when it is missing. */
	findPost(slug: string): Promise<Post | null>;
};

export type PostListResult<Listed = PostSummary> =
	| { status: "loaded"; posts: Listed[] }
	| { status: "unavailable" };

const WORDS_PER_MINUTE = 220;

/** Returns the reading time in minutes, at least one. */
export function toReadingMinutes(words: number): number {
	return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
