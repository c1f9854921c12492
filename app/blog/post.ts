/** A category or a tag; the name is plain text. */
export type Term = { slug: string; name: string };

/** A heading of the body, for the table of contents; the text is plain. */
export type ContentsEntry = { id: string; text: string; level: 2 | 3 };

/** A blog post of any source. Title, excerpt and content are safe HTML. */
export type Post = {
	id: string;
	slug: string;
	title: string;
	excerpt: string;
	content: string;
	/** Plain text for search engines. */
	description?: string;
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
	/** The URL of a picture. */
	authorAvatar: string | null;
	categories: Term[];
	tags: Term[];
	readingMinutes: number;
	/** The body's headings of the upper two levels. */
	contents: ContentsEntry[];
};

/** A post as lists and teasers show it. */
export type PostSummary = Omit<
	Post,
	"content" | "description" | "authorAvatar" | "readingMinutes" | "contents"
>;

/** A source that is broken or unavailable throws; that is never the same as a missing post. */
export type BlogSource = {
	/** Newest first. */
	listPosts(): Promise<PostSummary[]>;
	/** Null when the post is missing. */
	findPost(slug: string): Promise<Post | null>;
};

export type PostListResult = { status: "loaded"; posts: PostSummary[] } | { status: "unavailable" };
export type PostResult =
	| { status: "found"; post: Post }
	| { status: "missing" }
	| { status: "unavailable" };

const WORDS_PER_MINUTE = 220;

/** At least one. */
export function toReadingMinutes(words: number): number {
	return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
