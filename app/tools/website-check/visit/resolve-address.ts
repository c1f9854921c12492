import type { Page } from "./visit.ts";

/** Returns the address that an attribute of a page names, without its fragment; null where it names none of the web. */
export function resolveAddress({ url, document }: Page, href: string): URL | null {
	if (href.trim() === "") return null;
	const base = URL.canParse(document.base, url) ? new URL(document.base, url) : url;
	if (!URL.canParse(href, base)) return null;
	const address = new URL(href, base);
	address.hash = "";
	return address.protocol === "https:" || address.protocol === "http:" ? address : null;
}
