import { parseHtml } from "../html/parse-html.ts";
import { getLine } from "../html/tree.ts";

/** Safe HTML (post.ts) as text in one line, for titles, descriptions and search. */
export function readSafeHtml(html: string): string {
	// Most titles and excerpts have neither tags nor entities, and a search looks at all of them.
	return /[<&]/.test(html) ? getLine(parseHtml(html)) : html.trim();
}
