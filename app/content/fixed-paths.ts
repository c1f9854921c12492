/** The pages that are there once, whatever the content lists. */
export const FIXED_PATHS = [
	"/",
	"/about",
	"/accessibility",
	"/blog",
	"/case-studies",
	"/contact",
	"/privacy-policy",
	"/search",
	"/services",
	"/sitemap",
	"/tools",
	"/tools/ad-budget",
	"/tools/seo-payback",
] as const;
