import { type Document, getAttribute, getText, parseHtml } from "../../support/parse-html.ts";

/** What the crawl keeps of a page's HTML. */
export type PageFacts = ReturnType<typeof readPage>;
export type Step = { name: string; to: string | null };

/** Links in the head that lead to pages. */
const PAGE_RELATIONS = new Set(["canonical", "next", "prev"]);
const GRAPH = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

export function readPage(html: string) {
	const document = parseHtml(html);
	const meta = (name: string) =>
		document.attributes(`meta[name="${name}"], meta[property="${name}"]`, "content");
	return {
		language: document.attributes("html", "lang")[0] ?? "",
		titles: document.texts("title"),
		h1s: document.texts("h1"),
		levels: document
			.select("h1, h2, h3, h4, h5, h6")
			.map(({ tagName }) => Number(tagName.slice(1))),
		canonicals: document.attributes('link[rel="canonical"]', "href"),
		isIndexable: !meta("robots").some((text) => text.includes("noindex")),
		meta,
		ids: new Set(document.attributes("[id]", "id")),
		links: document.attributes("a", "href"),
		files: listFiles(document),
		graphs: [...html.matchAll(GRAPH)].map(([, text = ""]) => text),
		steps: readSteps(document),
		pictureFaults: findPictureFaults(document),
	};
}

/** The address that a page gives as its own, without its HTML being read as a whole. */
export function readCanonical(html: string): string | null {
	const [link = ""] = /<link rel="canonical"[^>]*>/.exec(html) ?? [];
	return /href="([^"]*)"/.exec(link)?.[1]?.replaceAll("&amp;", "&") ?? null;
}

function listFiles(document: Document): string[] {
	const sets = document.attributes("[srcset]", "srcset").flatMap((set) => set.split(/,\s+/));
	return [
		...document.attributes("[src]", "src"),
		...sets.map((part) => part.trim().split(/\s+/)[0] ?? ""),
		...document
			.select("link")
			.filter((link) => !PAGE_RELATIONS.has(getAttribute(link, "rel") ?? ""))
			.map((link) => getAttribute(link, "href") ?? ""),
	].filter((address) => address && !address.startsWith("data:"));
}

function readSteps(document: Document): Step[] {
	return document.select('nav[aria-label="Breadcrumb"] li').flatMap((item) => {
		const link = item.querySelector("a");
		if (link) return [{ name: getText(link), to: getAttribute(link, "href") }];
		const here = item.querySelector('[aria-current="page"]');
		return here ? [{ name: getText(here), to: null }] : [];
	});
}

function findPictureFaults(document: Document): string[] {
	return document.select("img").flatMap((image) => {
		const lacks = ["alt", "width", "height"].filter(
			(name) => image.getAttributeValue(name) === null,
		);
		return lacks.length > 0
			? [`${getAttribute(image, "src")} has no ${lacks.join(" and no ")}`]
			: [];
	});
}
