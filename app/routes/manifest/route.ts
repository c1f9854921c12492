import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { writeManifest } from "./write-manifest.ts";

const KEPT = "public, max-age=86400, stale-while-revalidate=604800";

export const handle: RouteHandle = { cache: {} };

/** How the site is called and looks where a visitor puts it on a home screen. */
export function loader() {
	return new Response(JSON.stringify(writeManifest(getContent().site)), {
		headers: { "Content-Type": "application/manifest+json", "Cache-Control": KEPT },
	});
}
