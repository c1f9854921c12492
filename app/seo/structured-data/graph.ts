/** A node of JSON-LD; the crawl in tests/pages checks its properties against the search engines' lists. */
export type Node = { "@type": string; "@id": string; [property: string]: unknown };
export type Graph = { "@context": "https://schema.org"; "@graph": Node[] };

/**
 * The structured data of the pages that are being rendered, by the page's `PageMeta`, for the server's HTML only: in the loaders' data every page
 * would have them twice. It is empty in the browser.
 */
export const graphs = new WeakMap<object, Graph>();

const ESCAPES: Record<string, string> = {
	"<": "\\u003c",
	">": "\\u003e",
	"&": "\\u0026",
	"\u2028": "\\u2028",
	"\u2029": "\\u2029",
};

/** Renders the text of a script element, in which nothing can end the element or begin a comment. */
export function renderGraph(graph: Graph): string {
	return JSON.stringify(graph).replaceAll(
		/[<>&\u2028\u2029]/g,
		(character) => ESCAPES[character] ?? "",
	);
}
