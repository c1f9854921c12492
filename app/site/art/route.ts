import { renderDocument } from "#app/design/art/svg.ts";
import { buildSvgPolicy } from "#app/platform/content-policy/policy.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/route.ts";
import { isWritten, renderArt } from "./render-art.server.ts";
import { respondWithPng } from "./respond-with-png.server.ts";

const CACHED = "public, max-age=86400, stale-while-revalidate=604800";

export const handle: RouteHandle = { cache: { ending: ".svg" } };

/** Serves the drawings at their stable addresses as SVG and, for clients without SVG, as PNG. */
export async function loader({ params, request }: Route.LoaderArgs) {
	const address = params["*"] ?? "";
	const art = renderArt(address);
	const isKnown = art && (await isWritten(address));
	if (!art || isKnown === false) throw notFound();
	const svg = renderDocument(art.drawing);
	const headers = {
		"Cache-Control": isKnown ? CACHED : "no-store",
		// Networks, feed readers and search engines show the drawings too.
		"Cross-Origin-Resource-Policy": "cross-origin",
	};
	if (art.format === "png") return respondWithPng(request, "art", svg, art.width, headers);
	return new Response(svg, {
		headers: {
			...headers,
			"Content-Type": "image/svg+xml; charset=utf-8",
			"Content-Security-Policy": buildSvgPolicy(svg),
		},
	});
}
