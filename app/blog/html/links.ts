const MAX_ADDRESS = 2_000;
const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

type LinkOptions = {
	base: string;
	ownOrigins: readonly string[];
	toLocalLink?: (address: URL) => string | null;
};

/** An address as a browser would read it; null when it is none, or not of http, https, mailto or tel. */
export function readAddress(address: string, base: string): URL | null {
	if (address.length > MAX_ADDRESS) return null;
	const url = URL.parse(address, base);
	return url && SCHEMES.has(url.protocol) && !url.username && !url.password ? url : null;
}

/** The name that a link within its own page points to; null for any other link. */
export function readFragment(address: string, base: string): string | null {
	const url = readAddress(address, base);
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

/** The attributes of a link that is not within its own page; null when it must not be one. */
export function makeLink(address: string, options: LinkOptions): Record<string, string> | null {
	const url = readAddress(address, options.base);
	if (!url) return null;
	if (!url.protocol.startsWith("http")) return { href: url.href };
	const isOwn = options.ownOrigins.some((own) => (URL.parse(own)?.host || own) === url.host);
	if (isOwn) return { href: options.toLocalLink?.(url) ?? url.href };
	// No noreferrer: what is sent is the page's policy to say.
	return { href: url.href, rel: "noopener external" };
}
