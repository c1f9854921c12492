import type { OwnPicture } from "../media/media.ts";
import type { City } from "../types.ts";

/** What a page says, from the content: its Markdown is written from it, and the search finds the page by its words. */
export type PageText = {
	/** The first heading of the page. */
	title: string;
	/** What search engines show under the title. */
	description: string;
	/** What stands below the title. */
	lead?: string | undefined;
	parts: readonly TextPart[];
	/** What stands first where it is no whole truth, such as that figures are invented. */
	note?: string | undefined;
	/** True while something in it belongs to the demonstration agency. */
	isSample?: boolean | undefined;
};

/** A part of a page; null stands for a part that the content does not have. */
export type TextPart = { heading?: string | undefined; blocks: readonly TextBlock[] } | null;

export type TextBlock =
	/** A paragraph. */
	| string
	/** Something with a heading of its own; with `to` the heading is a link. */
	| { kind: "point"; title: string; to?: string | undefined; texts: readonly string[] }
	| { kind: "list"; items: readonly string[] }
	| { kind: "table"; columns: readonly string[]; rows: readonly (readonly string[])[] }
	| { kind: "quote"; text: string; by: string }
	/** What leads to other pages, each with what that page says of itself. */
	| { kind: "links"; links: readonly TextLink[] }
	| MarkdownBlock;

/** A text that is Markdown already, at the path of its page, whose links may be relative to it. */
export type MarkdownBlock = {
	kind: "markdown";
	body: string;
	page: string;
	pictures: ReadonlyMap<string, OwnPicture>;
};

/** A link to a path of the site, or to another address; `text` says what is there. */
export type TextLink = { name: string; to: string; text?: string | undefined };

/** What the text of a page has that is not in the content without the texts of cities. */
export type TextSources = {
	findCity: (slug: string) => City | undefined;
	/** Loads the links to all posts, the newest first, from wherever the posts come. */
	loadPosts: () => Promise<readonly TextLink[]>;
};
