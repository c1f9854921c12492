import { getContent } from "#app/content/content.server.ts";
import { listManifestIcons } from "#app/design/art/icons.ts";
import { THEME_COLOURS } from "#app/design/ui/section-themes.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { recolourOne } from "#app/platform/hue.ts";
import { getLanguage } from "#app/platform/region.ts";

export const handle: RouteHandle = { cache: {} };

/** Serves the web application manifest: https://www.w3.org/TR/appmanifest/. */
export function loader() {
	const { name, description } = getContent().site;
	const manifest = {
		id: "/",
		name,
		short_name: name,
		description,
		lang: getLanguage(),
		dir: "ltr",
		start_url: "/",
		scope: "/",
		// This is a site to read and link to, and no app: it keeps the browser's address bar.
		display: "browser",
		theme_color: recolourOne(THEME_COLOURS.light),
		background_color: recolourOne(THEME_COLOURS.light),
		icons: listManifestIcons(),
	};
	return new Response(JSON.stringify(manifest), {
		headers: {
			"Content-Type": "application/manifest+json",
			"Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
		},
	});
}
