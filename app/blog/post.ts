/** A blog post, whatever source it comes from. Title, excerpt and content are safe HTML. */
export type Post = {
	id: string;
	slug: string;
	title: string;
	excerpt: string;
	content: string;
	imageUrl: string;
	/** ISO 8601 day or instant. */
	date: string;
	author: string;
	/** Address of a picture, or null where the author has none. */
	authorAvatar: string | null;
};

/** What lists and teasers need; never a body. */
export type PostSummary = Pick<Post, "id" | "slug" | "title" | "excerpt" | "imageUrl" | "date">;

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
