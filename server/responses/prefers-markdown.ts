import { type Accept, parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";

export const MARKDOWN = "text/markdown";
const HTML = "text/html";

/** What was found of values of Accept; the limit is for clients that make up others. */
const known = new LRUCache<string, { isPreferred: boolean }>({
	max: 200,
	memoMethod: (accept) => ({ isPreferred: comparePreferences(parseAccept(accept)) }),
});

/**
 * Returns whether a client that says this by Accept prefers Markdown to HTML: by a higher weight or, with the same one, by
 * naming it first. Browsers do not name it: https://www.rfc-editor.org/rfc/rfc9110#field.accept
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
	return accept ? known.memo(accept).isPreferred : false;
}

function comparePreferences(ranges: readonly Accept[]): boolean {
	const markdown = findRange(ranges, MARKDOWN);
	const html = findRange(ranges, HTML);
	if (!markdown || markdown.q === 0) return false;
	if (!html || markdown.q !== html.q) return markdown.q > (html?.q ?? 0);
	return ranges.indexOf(markdown) < ranges.indexOf(html);
}

/** Finds the most specific of the ranges that a type is in, whose weight holds for it. */
function findRange(ranges: readonly Accept[], type: string): Accept | undefined {
	const names = [type, `${type.split("/", 1)[0]}/*`, "*/*"];
	return names
		.map((name) => ranges.find((range) => range.type.toLowerCase() === name))
		.find((range) => range !== undefined);
}
