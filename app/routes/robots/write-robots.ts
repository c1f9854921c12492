/**
 * What counts visits, takes hooks and suggests while somebody types is no page. Everything else is open:
 * search engines draw a page with its pictures, and read `noindex` only where they may come.
 */
const KEPT_OFF = ["/visits", "/hooks/", "/search/suggest"];

export function writeRobots(origin: string): string {
	return [
		"User-agent: *",
		...KEPT_OFF.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${origin}/sitemap.xml`,
		"",
	].join("\n");
}
