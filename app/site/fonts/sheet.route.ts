import { getContent } from "#app/content/content.server.ts";
import { buildFallbackSheet, buildLateSheet } from "#app/design/styles/build-font-sheet.server.ts";
import late from "#app/design/styles/late.css?inline";
import { notFound, orNotFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/sheet.route.ts";

export const handle: RouteHandle = { cache: {} };

/** Serves the style sheets of the agency's own fonts: their fallbacks for the first paint, and the fonts after it. */
export async function loader({ params }: Route.LoaderArgs) {
	const fonts = orNotFound(getContent().fonts);
	if (params.sheet !== "first.css" && params.sheet !== "late.css") throw notFound();
	const isFirst = params.sheet === "first.css";
	const css = isFirst ? await buildFallbackSheet(fonts) : buildLateSheet(late, fonts);
	return new Response(css, {
		headers: {
			"Content-Type": "text/css; charset=utf-8",
			"Cache-Control": "public, max-age=86400",
		},
	});
}
