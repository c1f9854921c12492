import type { ElementContent, Properties } from "./hast.ts";
import { getAttribute, getLine, isElement, walk } from "./tree.ts";

const MAX_ADDRESS = 2_000;
const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

export type LinkOptions = {
	/** The base URL of relative links: the post's own address, at its source. */
	base: string;
	/** The hosts (with their port) whose links are ours: the site's and the CMS's. */
	ownOrigins: readonly string[];
	/** Returns a path of this site for an address of ours elsewhere, such as a CMS's own post; else null. */
	toLocalLink?: (address: URL) => string | null;
};

/** Parses a URL as a browser does. Returns null when it is none, or not of http, https, mailto or tel. */
export function parseAddress(address: string, base: string): URL | null {
	if (address.length > MAX_ADDRESS) return null;
	const url = URL.parse(address, base);
	return url && SCHEMES.has(url.protocol) && !url.username && !url.password ? url : null;
}

/** Finds the fragments of the links to their own page. */
export function findFragments(nodes: readonly ElementContent[], base: string): Set<string> {
	const links = walk(nodes).filter(({ tagName }) => tagName === "a");
	const all = links.map((link) => parseFragment(getAttribute(link, "href") ?? "", base));
	return new Set(all.filter((fragment) => fragment !== null));
}

/** The options with the new id of every old one. */
type LinkScope = LinkOptions & { ids: ReadonlyMap<string, string> };

/** Sets each link's final href. A link that is not allowed, or has no accessible name, is unwrapped. */
export function finishLinks(nodes: readonly ElementContent[], scope: LinkScope): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (!isElement(node)) return [node];
		const children = finishLinks(node.children, scope);
		if (node.tagName !== "a") return [{ ...node, children }];
		const isNamed =
			getLine(node.children) !== "" || walk(node.children).some(({ properties }) => properties.alt);
		const link = isNamed ? buildLink(getAttribute(node, "href") ?? "", scope) : null;
		const { id } = node.properties;
		return link ? [{ ...node, properties: { ...link, ...(id && { id }) }, children }] : children;
	});
}

function parseFragment(address: string, base: string): string | null {
	const url = parseAddress(address, base);
	const own = URL.parse(base);
	if (!url || !own || !url.href.includes("#")) return null;
	const isSamePage =
		url.host === own.host && url.pathname === own.pathname && url.search === own.search;
	if (!isSamePage) return null;
	try {
		return decodeURIComponent(url.hash.slice(1));
	} catch {
		return url.hash.slice(1);
	}
}

function buildLink(address: string, scope: LinkScope): Properties | null {
	const { base, ownOrigins, toLocalLink, ids } = scope;
	const fragment = parseFragment(address, base);
	if (fragment !== null) return ids.has(fragment) ? { href: `#${ids.get(fragment)}` } : null;
	const url = address === "" ? null : parseAddress(address, base);
	if (!url) return null;
	if (!url.protocol.startsWith("http")) return { href: url.href };
	if (ownOrigins.includes(url.host)) return { href: toLocalLink?.(url) ?? url.href };
	// The link has no noreferrer, as the page's Referrer-Policy applies.
	return { href: url.href, rel: ["noopener", "external"] };
}
