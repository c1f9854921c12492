import type { MetaDescriptor } from "react-router";

/** What the head of a page says of it. */
export type PageMeta = {
	/** Without the agency's name; unique on the site. */
	title: string;
	description: string;
	/** Absolute address of the page. */
	canonical: string;
	siteName: string;
};

/** The one builder of head elements; undefined where a loader failed and the error page speaks instead. */
export function renderMeta(meta: PageMeta | undefined): MetaDescriptor[] {
	if (!meta) return [];
	const { title, description, canonical, siteName } = meta;
	const fullTitle = title.includes(siteName) ? title : `${title} | ${siteName}`;
	return [
		{ title: fullTitle },
		{ name: "description", content: description },
		{ tagName: "link", rel: "canonical", href: canonical },
		{ property: "og:type", content: "website" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: canonical },
		{ property: "og:site_name", content: siteName },
		{ property: "og:locale", content: "en_IN" },
	];
}
