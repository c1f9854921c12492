import { parseHtml } from "./parse-html.ts";
import { getLine, renderHtml, walk } from "./tree.ts";

/** The text of safe HTML (post.ts) in one line, for titles, descriptions and search. */
export function getSafeText(html: string): string {
	// Most titles and excerpts have neither tags nor entities, and a search needs all of them.
	return /[<&]/.test(html) ? getLine(parseHtml(html).children) : html.trim();
}

/** Resolves the URLs of safe HTML against that of its page, as other sites need them. */
export function resolveLinks(html: string, page: string): string {
	const { children } = parseHtml(html);
	const resolve = (url: string) => URL.parse(url, page)?.href ?? url;
	for (const { properties } of walk(children)) {
		const { href, src, srcSet } = properties;
		if (typeof href === "string") properties.href = resolve(href);
		if (typeof src === "string") properties.src = resolve(src);
		if (typeof srcSet === "string") {
			const candidates = srcSet.split(", ").map((candidate) => candidate.split(" "));
			properties.srcSet = candidates
				.map(([url = "", ...width]) => [resolve(url), ...width].join(" "))
				.join(", ");
		}
	}
	return renderHtml(children);
}
