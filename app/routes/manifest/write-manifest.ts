import { ICONS } from "#app/art/mark.ts";
import type { Site } from "#app/content/schemas/site.ts";
import { THEME_COLOURS } from "./theme-colours.ts";

/** The web application manifest: https://www.w3.org/TR/appmanifest/. */
export function writeManifest({ name, description }: Pick<Site, "name" | "description">) {
	return {
		id: "/",
		name,
		short_name: name,
		description,
		lang: "en-IN",
		dir: "ltr",
		start_url: "/",
		scope: "/",
		// A site to read and link to, not an app: it keeps its address bar.
		display: "browser",
		theme_color: THEME_COLOURS.light,
		background_color: THEME_COLOURS.light,
		icons: Object.entries(ICONS)
			.filter(([iconName]) => iconName !== "touch")
			.map(([iconName, { purpose, size }]) => ({
				src: `/art/icon/${iconName}.png`,
				sizes: `${size}x${size}`,
				type: "image/png",
				purpose,
			})),
	};
}
