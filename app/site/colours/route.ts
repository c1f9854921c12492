import { getContent } from "#app/content/content.server.ts";
import css from "#app/design/styles/app.css?inline";
import { buildColourSheet } from "#app/design/styles/build-colour-sheet.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toColourVersion } from "#app/platform/hue.ts";

export const handle: RouteHandle = { cache: {} };

/** Serves the colours of an agency that has some of its own, over those of the site's style sheet. */
export function loader() {
	if (!toColourVersion(getContent().site)) throw notFound();
	return new Response(buildColourSheet(css), {
		headers: {
			"Content-Type": "text/css; charset=utf-8",
			"Cache-Control": "public, max-age=86400",
		},
	});
}
