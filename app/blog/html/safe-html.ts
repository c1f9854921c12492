import { parseHtml } from "./parse-html.ts";
import { getLine, renderHtml, walk } from "./tree.ts";

/** Returns the text of safe HTML (post.ts) in one line, for titles, descriptions and search. */
export function getSafeText(html: string): string {
	// This check saves parsing: most titles and excerpts have neither tags nor entities, and a search needs all of them.
	return /[<&]/.test(html) ? getLine(parseHtml(html)) : html.trim();
}

/** Resolves the URLs of safe HTML against that of its page, as other sites need them. */
export function resolveLinks(html: string, page: string): string {
	const nodes = parseHtml(html);
	const resolve = (url: string) => URL.parse(url, page)?.href ?? url;
	for (const { properties } of walk(nodes)) {
		const { href, src, srcSet } = properties;
		if (typeof href === "string") properties.href = resolve(href);
		if (typeof src === "string") properties.src = resolve(src);
		if (typeof srcSet === "string")
			properties.srcSet = srcSet.replaceAll(/(?<=^|, )\S+/g, (url) => resolve(url));
	}
	return renderHtml(nodes);
}
