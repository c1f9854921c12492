import type { href } from "react-router";
import type { Day } from "#app/platform/day.ts";
import type { PageText, TextSources } from "../page-text/page-text.ts";
import type { Words } from "../schemas/text.ts";
import type { Content, GlobalContent, SiteContent } from "../types.ts";
import type { Card } from "./card.ts";
import type { SearchEntry } from "./search-entry.ts";

/** The path of a route of `app/routes.ts`, such as `/about/:person`: a path without a route does not compile. */
export type RoutePath = Parameters<typeof href>[0];

/** A page of the site, as sitemap.xml, the search, social cards and the counts of visits know it. */
export type Page = {
	path: string;
	/** The path below the content's folder of the file that its text is in; null where it is made of several. */
	file: string | null;
	/** What its visits are counted as: the kind of page, or its path where the kind has one page. */
	template: string;
	/** The slugs of the service and of the city that it is about. */
	service?: string;
	city?: string;
	/** The day of the last change to its text; undefined where it has none of its own. */
	updated: Day | undefined;
	/** True if it has a form, which is another one for each visitor, beside other sections. */
	hasForm?: boolean;
	/** True if sitemap.xml leaves it out. */
	isUnlisted?: boolean;
	/** Its name among the agency's pages on `/sitemap`; null where a menu or another list there has it. */
	listedAs: string | null;
	/** Returns what it says, of which its Markdown is written; null where it has no Markdown, or not of the content alone. */
	text: ((sources: TextSources) => PageText | Promise<PageText>) | null;
	/** Returns what the search finds it by; null where the index of all pages leaves it out. */
	search: (() => SearchEntry) | null;
	/** Returns what its social card says; null where it is not made of the content. */
	card: (() => Card) | null;
};

/** A part of the content that is marked while it belongs to the demonstration agency. */
export type Sample = [file: string, part: string, marked: Marked | readonly Marked[] | undefined];
type Marked = { isSample?: boolean | undefined };

/** The content without what lists need not know: the folder it came from, and the texts of cities. */
export type Shown = Omit<SiteContent, "folder" | "cities"> & { cities: readonly unknown[] };

export type ShownOptions = {
	/** True if the blog is read from a content API, where its posts are not those of the content. */
	hasContentApi: boolean;
};

/** What an agency may do without. */
type OptionalPages = {
	/** The name of the switch in site.yaml, and its words there. */
	name: string;
	words: Words;
	/** The addresses that there are whatever is listed; pages of a list go with their list. */
	paths?: RegExp;
	/** Returns whether there is a page at one of these paths. */
	isThere: (content: Shown, path: string, options: ShownOptions) => boolean;
	/** Returns what replaces the content where site.yaml turns the pages off. */
	remove: (content: Content) => Partial<Content>;
};

/** A family of pages. */
export type PageFamily = {
	/** The paths of its routes. The first segment of each is reserved, so that no city has it. */
	routes: readonly RoutePath[];
	/** Null where every agency has these pages. */
	optional: OptionalPages | null;
	/** Lists its pages; those that hasFamilyOf rejects are left out afterwards. */
	list: (content: SiteContent) => Page[];
	/** Lists what may belong to the demonstration agency; null where nothing of it may. */
	listSamples: ((content: GlobalContent) => Sample[]) | null;
};

/** Returns the page at a path whose kind has no other page, and which a menu leads to. */
export function toSinglePage(
	path: RoutePath,
	file: string,
	page: Pick<Page, "updated" | "text" | "search" | "card">,
): Page {
	return { path, file, template: path, listedAs: null, ...page };
}

/** Lists the files of a folder as samples. */
export function toSamples(
	folder: string,
	part: string,
	files: readonly (Marked & { slug: string })[],
): Sample[] {
	return files.map((file) => [`${folder}/${file.slug}.yaml`, part, file]);
}
