import { getContent } from "#app/content/content.server.ts";
import { buildColourSheet } from "#app/design/styles/build-colour-sheet.server.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { toColourVersion } from "#app/platform/hue.ts";
import css from "./desk.css?inline";

const PATH = "/desk/colours.css";

/** Returns the address of the desk's colours where the agency has its own; null where they are the product's. */
export function getDeskColours(): string | null {
	const version = toColourVersion(getContent().site);
	return version && `${PATH}?${version}`;
}

export const coloursRoute: DeskRoute = { path: PATH, role: "anybody", get: showColours };

/** Serves the agency's own colours, over those of the desk's style sheet. */
function showColours(context: DeskContext): Response {
	return context.body(buildColourSheet(css), 200, {
		"Content-Type": "text/css; charset=utf-8",
		"Cache-Control": "public, max-age=86400",
	});
}
