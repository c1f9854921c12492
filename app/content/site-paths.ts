import { PAGES } from "./pages/registry.ts";

/** The paths of the pages that exist once, whatever the content lists. */
export const FIXED_PATHS: readonly string[] = PAGES.flatMap(({ routes }) =>
	routes.filter((route) => !route.includes(":")),
);

/** The first segments of paths that are served and are no pages. */
const SERVED: ReadonlySet<string> = new Set([
	".well-known",
	"api",
	"art",
	"assets",
	"cards",
	"colours.css",
	"fonts",
	"messages.json",
	"desk",
	"favicon.ico",
	"feed.xml",
	"films",
	"hooks",
	"licences.txt",
	"livez",
	"llms.txt",
	"metrics",
	"pictures",
	"readyz",
	"robots.txt",
	"site.webmanifest",
	"sitemap.xml",
	"sitemaps",
	"visits",
]);

/** The first segments of the paths of pages, where cities stand beside them, and some that no city is to have. */
const RESERVED: ReadonlySet<string> = new Set([
	...PAGES.flatMap(({ routes }) => routes.map(getFirstSegment)),
	"feed",
	"images",
	"index",
	"styleguide",
]);

/** Returns whether the site serves something else than a page at the path. */
export function isServedPath(path: string): boolean {
	return SERVED.has(getFirstSegment(path));
}

/** Returns whether the slug is the first segment of another path of the site, so that no city may have it. */
export function isReservedSlug(slug: string): boolean {
	return slug !== "" && (RESERVED.has(slug) || SERVED.has(slug));
}

/** The first segments of paths of two parts of which the agency's own pages may have the second, beside free ones. */
const SHARED: ReadonlySet<string> = new Set(["about"]);

/** Returns whether a page of the agency's own may be at a path of one or two parts, where there is no other page. */
export function isFreePath(path: string): boolean {
	const first = getFirstSegment(path);
	const hasTwoParts = path !== `/${first}`;
	return !isReservedSlug(first) || (hasTwoParts && SHARED.has(first));
}

function getFirstSegment(path: string): string {
	return path.split("/", 2)[1] ?? "";
}
