import { getEnv } from "#app/platform/env.server.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";

export const handle: RouteHandle = { cache: {} };

/**
 * Serves robots.txt of RFC 9309. Only endpoints are disallowed: search engines render a page with its images, and see
 * `noindex` only where they may crawl.
 */
export function loader() {
	const text = `User-agent: *
Disallow: /visits
Disallow: /hooks/
Disallow: /search/suggest

Sitemap: ${getEnv().SITE_URL}/sitemap.xml
`;
	return new Response(text, {
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": "public, max-age=86400",
		},
	});
}
