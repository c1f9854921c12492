import { parseHtml } from "../html/parse-html.ts";
import { renderHtml, walk } from "../html/tree.ts";

/** Safe HTML (post.ts) as it can stand on another site: its addresses are resolved against that of the page. */
export function makeLinksAbsolute(html: string, page: string): string {
	const { children } = parseHtml(html);
	const resolve = (address: string) => URL.parse(address, page)?.href ?? address;
	for (const { properties } of walk(children)) {
		const { href, src, srcSet } = properties;
		if (typeof href === "string") properties.href = resolve(href);
		if (typeof src === "string") properties.src = resolve(src);
		if (typeof srcSet === "string") {
			const candidates = srcSet.split(", ").map((candidate) => candidate.split(" "));
			properties.srcSet = candidates
				.map(([address = "", ...width]) => [resolve(address), ...width].join(" "))
				.join(", ");
		}
	}
	return renderHtml(children);
}
