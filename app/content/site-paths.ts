/** The paths of the pages that exist once, whatever the content lists. */
export const FIXED_PATHS = [
	"/",
	"/about",
	"/accessibility",
	"/blog",
	"/book",
	"/case-studies",
	"/contact",
	"/how-we-work",
	"/pricing",
	"/privacy-policy",
	"/search",
	"/services",
	"/sitemap",
	"/terms",
	"/tools",
	"/tools/ad-budget",
	"/tools/festival-calendar",
	"/tools/seo-payback",
] as const;

/** The first segments of paths that are served and are no pages. */
const SERVED: ReadonlySet<string> = new Set([
	".well-known",
	"api",
	"art",
	"assets",
	"cards",
	"colours.css",
	"desk",
	"favicon.ico",
	"feed.xml",
	"films",
	"hooks",
	"licences.txt",
	"livez",
	"metrics",
	"pictures",
	"readyz",
	"robots.txt",
	"site.webmanifest",
	"sitemap.xml",
	"sitemaps",
	"visits",
]);

const RESERVED: ReadonlySet<string> = new Set([
	...FIXED_PATHS.map(getFirstSegment),
	"feed",
	"images",
	"industries",
	"styleguide",
	"why-choose-us",
]);

/** Returns whether the site serves something else than a page at the path. */
export function isServedPath(path: string): boolean {
	return SERVED.has(getFirstSegment(path));
}

/** Returns whether the slug is the first segment of another path of the site, so that no city may have it. */
export function isReservedSlug(slug: string): boolean {
	return slug !== "" && (RESERVED.has(slug) || SERVED.has(slug));
}

function getFirstSegment(path: string): string {
	return path.split("/", 2)[1] ?? "";
}
