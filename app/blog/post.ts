/** A category or a tag; the name is plain text. */
export type Term = { slug: string; name: string };

/** A heading of the body, for the table of contents; the text is plain. */
export type ContentsEntry = { id: string; text: string; level: 2 | 3 };

/** A blog post, whatever source it comes from. Title, excerpt and content are safe HTML. */
export type Post = {
	id: string;
	slug: string;
	title: string;
	excerpt: string;
	content: string;
	/** Plain text for search engines, where the source has one. */
	description?: string;
	/** On this site: a drawing, or a picture of the content API through our own endpoint. */
	imageUrl: string;
	/** Other widths of it, as `srcset` wants them; null for a drawing. */
	imageSrcSet: string | null;
	/** Plain text; empty where the picture says nothing that the title does not. */
	imageAlt: string;
	/** ISO 8601 day or instant. */
	date: string;
	modified: string;
	author: string;
	/** Address of a picture, or null where the author has none. */
	authorAvatar: string | null;
	categories: Term[];
	tags: Term[];
	/** Of the body, at 220 words a minute, at least 1. */
	readingMinutes: number;
	/** The body's headings of the two upper levels, in order. */
	contents: ContentsEntry[];
};

/** What lists and teasers need; never a body. */
export type PostSummary = Pick<
	Post,
	| "id"
	| "slug"
	| "title"
	| "excerpt"
	| "imageUrl"
	| "imageSrcSet"
	| "imageAlt"
	| "date"
	| "modified"
	| "author"
	| "categories"
	| "tags"
>;

/** Missing, unavailable and broken are three things: a source throws when it is broken. */
export type BlogSource = {
	/** Newest first. */
	listPosts(): Promise<PostSummary[]>;
	/** Null when there is no such post. */
	findPost(slug: string): Promise<Post | null>;
};

export type PostListResult = { status: "loaded"; posts: PostSummary[] } | { status: "unavailable" };
export type PostResult =
	| { status: "found"; post: Post }
	| { status: "missing" }
	| { status: "unavailable" };
