import { getBrowserCatalogue } from "#app/messages/catalogues.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { getLanguage } from "#app/platform/region.ts";

export const handle: RouteHandle = { cache: {} };

/** Serves the messages that a browser needs, where they are others than the English ones of the scripts. */
export function loader() {
	const catalogue = getBrowserCatalogue(getLanguage());
	if (!catalogue) throw notFound();
	return new Response(catalogue.json, {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Cache-Control": "public, max-age=86400",
		},
	});
}
