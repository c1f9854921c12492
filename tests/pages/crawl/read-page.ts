import { DomUtils, parseDocument } from "htmlparser2";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
/** The part of a page's HTML that the crawl keeps. */
export type PageFacts = ReturnType<typeof readPage>;

/** The relations of links in the head that lead to pages. */
const PAGE_RELATIONS = ["canonical", "next", "prev"];

export function readPage(html: string) {
	const all = DomUtils.getElementsByTagName("*", parseDocument(html));
	const byName = Map.groupBy(all, ({ name }) => name);
	const list = (name: string) => byName.get(name) ?? [];
	const texts = (name: string) => list(name).map(getText);
	const meta = (name: string) =>
		list("meta").flatMap(({ attribs: { name: own, property, content } }) =>
			[own, property].includes(name) && content !== undefined ? [content] : [],
		);
	const links = list("link").map(({ attribs: { rel = "", href = "" } }) => ({ rel, href }));
	const sets = all.flatMap(({ attribs }) => attribs.srcset?.split(/,\s+/) ?? []);
	return {
		meta,
		language: list("html")[0]?.attribs.lang,
		titles: texts("title"),
		h1s: texts("h1"),
		levels: all.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : [])),
		canonicals: links.flatMap(({ rel, href }) => (rel === "canonical" ? href : [])),
		isIndexable: !meta("robots").some((text) => text.includes("noindex")),
		ids: new Set(all.map(({ attribs }) => attribs.id)),
		links: list("a").flatMap(({ attribs }) => attribs.href ?? []),
		files: [
			...all.flatMap(({ attribs }) => attribs.src ?? []),
			...sets.map((part) => part.trim().split(/\s+/)[0] ?? ""),
			...links.filter(({ rel }) => !PAGE_RELATIONS.includes(rel)).map(({ href }) => href),
		].filter((address) => address && !address.startsWith("data:")),
		graphs: list("script")
			.filter(({ attribs }) => attribs.type === "application/ld+json")
			.map((script) => DomUtils.textContent(script)),
		/** The breadcrumb's steps, without an address for the page itself. */
		steps: list("nav")
			.filter((nav) => nav.attribs["aria-label"] === "Breadcrumb")
			.flatMap((nav) => DomUtils.getElementsByTagName("li", nav).map(readStep)),
		pictures: list("img").map(({ attribs }) => attribs),
	};
}

function readStep(item: Element): string {
	const [link] = DomUtils.getElementsByTagName("a", item);
	const here = DomUtils.findOne((element) => element.attribs["aria-current"] === "page", [item]);
	if (link) return `${getText(link)} ${link.attribs.href}`;
	return here ? getText(here) : "a step that is neither a link nor the page";
}

function getText(element: Element): string {
	return DomUtils.textContent(element).replaceAll(/\s+/g, " ").trim();
}
