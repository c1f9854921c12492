import { isWebAddress } from "#app/platform/http/web-address.ts";
import type { Page } from "./visit.ts";

/** Returns the address that an attribute of a page names, without its fragment; null where it names none of the web. */
export function resolveAddress(
	{ url, document }: Pick<Page, "url" | "document">,
	href: string,
): URL | null {
	const base = URL.parse(document.base ?? "", url) ?? url;
	const address = href.trim() === "" ? null : URL.parse(href, base);
	if (!isWebAddress(address)) return null;
	address.hash = "";
	return address;
}
