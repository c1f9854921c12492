/** First parts of addresses that the site keeps for itself; no city may take one. */
const RESERVED_PATHS: ReadonlySet<string> = new Set([
	"about",
	"accessibility",
	"api",
	"art",
	"assets",
	"blog",
	"cards",
	"case-studies",
	"contact",
	"favicon.ico",
	"feed",
	"feed.xml",
	"hooks",
	"images",
	"livez",
	"metrics",
	"pictures",
	"privacy-policy",
	"readyz",
	"robots.txt",
	"search",
	"services",
	"site.webmanifest",
	"sitemap",
	"sitemap.xml",
	"sitemaps",
	"styleguide",
	"tools",
	"visits",
	"why-choose-us",
]);

export function isReservedPath(slug: string): boolean {
	return RESERVED_PATHS.has(slug);
}
