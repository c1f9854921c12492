import { getContent } from "#app/content/content.server.ts";
import { listManifestIcons } from "#app/design/art/icons.ts";
import { THEME_COLOURS } from "#app/design/ui/section-themes.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { t } from "#app/messages/en/desk-frame.server.ts";
import { getLanguage } from "#app/platform/region.ts";

export const manifestRoute: DeskRoute = {
	path: "/desk/manifest.webmanifest",
	role: "member",
	get: showManifest,
};

/**
 * Serves the manifest by which the desk gets an icon on the home screen. Browsers fetch it with the cookie, as strangers
 * get nothing.
 */
function showManifest(context: DeskContext): Response {
	const { name } = getContent().site;
	const manifest = {
		id: "/desk",
		name: t("appName", { agency: name }),
		short_name: name,
		lang: getLanguage(),
		start_url: "/desk",
		scope: "/desk",
		display: "standalone",
		theme_color: THEME_COLOURS.light,
		background_color: THEME_COLOURS.light,
		icons: listManifestIcons(),
	};
	return context.body(JSON.stringify(manifest), 200, {
		"Content-Type": "application/manifest+json",
		"Cache-Control": "no-store",
	});
}
