import type { MetaDescriptor } from "react-router";

/** What the head of a page says of it. */
export type PageMeta = {
	/** Without the agency's name; unique on the site. */
	title: string;
	description: string;
	/** Absolute address of the page. */
	canonical: string;
	siteName: string;
	/** For search engines; without it they may take the page up. */
	robots?: "noindex, follow" | undefined;
	/** Related documents, at absolute addresses. */
	links?: PageLink[] | undefined;
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
	const { title, description, canonical, siteName, robots, links = [] } = meta;
	const fullTitle = title.includes(siteName) ? title : `${title} | ${siteName}`;
	return [
		{ title: fullTitle },
		{ name: "description", content: description },
		...(robots ? [{ name: "robots", content: robots }] : []),
		{ tagName: "link", rel: "canonical", href: canonical },
		...links.map((link) => ({ tagName: "link" as const, ...link })),
		{ property: "og:type", content: "website" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: canonical },
		{ property: "og:site_name", content: siteName },
		{ property: "og:locale", content: "en_IN" },
	];
}
