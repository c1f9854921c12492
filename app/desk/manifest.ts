import { getContent } from "#app/content/content.server.ts";
import { ICONS } from "#app/design/art/mark.ts";
import { THEME_COLOURS } from "#app/design/ui/section-themes.ts";
import type { DeskContext } from "./desk-env.ts";

/**
 * Serves the manifest by which the desk gets an icon on the home screen. Browsers fetch it with the cookie, as strangers
 * get nothing.
 */
export function showManifest(context: DeskContext): Response {
	const { name } = getContent().site;
	const { touch: _touch, ...icons } = ICONS;
	const manifest = {
		id: "/desk",
		name: `${name}: the desk`,
		short_name: name,
		lang: "en-IN",
		start_url: "/desk",
		scope: "/desk",
		display: "standalone",
		theme_color: THEME_COLOURS.light,
		background_color: THEME_COLOURS.light,
		icons: Object.entries(icons).map(([icon, { purpose, size }]) => ({
			src: `/art/icon/${icon}.png`,
			sizes: `${size}x${size}`,
			type: "image/png",
			purpose,
		})),
	};
	return context.body(JSON.stringify(manifest), 200, {
		"Content-Type": "application/manifest+json",
		"Cache-Control": "no-store",
	});
}
