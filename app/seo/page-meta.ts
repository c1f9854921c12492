import type { MetaDescriptor } from "react-router";
import { toCardPath } from "./card-path.ts";
import type { Crumb } from "./crumbs.ts";

const CARD = { width: 1200, height: 630, type: "image/png" };

/** What the head of a page says of it. */
export type PageMeta = {
	/** Without the agency's name; unique on the site. */
	title: string;
	description: string;
	/** Absolute address of the page. */
	canonical: string;
	siteName: string;
	/** The way from home, which the page shows and tells search engines; empty on the home page. */
	crumbs: readonly Crumb[];
	/** For search engines; without it they may take the page up. */
	robots?: "noindex, follow" | undefined;
	/** Of a post: what networks show beside its title. */
	article?: ArticleMeta | undefined;
	/** Related documents, at absolute addresses. */
	links?: PageLink[] | undefined;
};

export type ArticleMeta = {
	/** ISO 8601 day or instant, both. */
	date: string;
	modified: string;
	author: string;
	section: string | null;
};

export type PageLink = {
	rel: "prev" | "next" | "alternate";
	href: string;
	type?: string;
	title?: string;
};

/** The one builder of head elements; undefined where a loader failed and the error page speaks instead. */
export function renderMeta(meta: PageMeta | undefined): MetaDescriptor[] {
	if (!meta) return [];
	const { title, description, canonical, siteName, robots, article, links = [] } = meta;
	const nameSite = (join: string) => (title.includes(siteName) ? title : title + join + siteName);
	const card = toCardAddress(canonical);
	return [
		{ title: nameSite(" | ") },
		{ name: "description", content: description },
		...(robots ? [{ name: "robots", content: robots }] : []),
		{ tagName: "link", rel: "canonical", href: canonical },
		...links.map((link) => ({ tagName: "link" as const, ...link })),
		{ property: "og:type", content: article ? "article" : "website" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: canonical },
		{ property: "og:site_name", content: siteName },
		{ property: "og:locale", content: "en_IN" },
		{ property: "og:image", content: card },
		{ property: "og:image:type", content: CARD.type },
		{ property: "og:image:width", content: String(CARD.width) },
		{ property: "og:image:height", content: String(CARD.height) },
		{ property: "og:image:alt", content: nameSite(", ") },
		...(article ? renderArticle(article) : []),
		{ name: "twitter:card", content: "summary_large_image" },
		{ name: "twitter:title", content: title },
		{ name: "twitter:description", content: description },
		{ name: "twitter:image", content: card },
		{ name: "twitter:image:alt", content: nameSite(", ") },
	];
}

function renderArticle({ date, modified, author, section }: ArticleMeta): MetaDescriptor[] {
	return [
		{ property: "article:published_time", content: date },
		{ property: "article:modified_time", content: modified },
		{ property: "article:author", content: author },
		...(section ? [{ property: "article:section", content: section }] : []),
	];
}

/** The pages of one list share its card. */
function toCardAddress(canonical: string): string {
	const { origin, pathname } = new URL(canonical);
	return origin + toCardPath(pathname);
}
