import type { Day, Instant } from "#app/platform/day.ts";

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
	published: PostTime;
	modified: PostTime;
	author: string;
	categories: Term[];
	tags: Term[];
};

/** When a post was published or changed. */
export type PostTime = {
	/** The day at the agency, which pages show. */
	day: Day;
	/** The instant; null where only the day is known, as of files. */
	at: Instant | null;
};

/** Returns the time as machines read it, in ISO 8601: the instant, or the day where no more is known. */
export function toIso({ day, at }: PostTime): string {
	return at ?? day;
}

/** The part of a post that a card of a list shows, with the day of publication. */
export type ListedPost = Omit<PostSummary, "id" | "published" | "modified" | "author" | "tags"> & {
	day: Day;
};

export function toListedPost(post: PostSummary): ListedPost {
	const { id: _id, published, modified: _modified, author: _author, tags: _tags, ...listed } = post;
	return { ...listed, day: published.day };
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
