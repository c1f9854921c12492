import { writeDocument } from "#app/art/svg.ts";
import { writeDrawingPolicy } from "#app/content-policy/write-policy.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import type { Route } from "./+types/route.ts";
import { drawArt } from "./draw-art.server.ts";
import { isWritten } from "./known-cover.server.ts";
import { respondWithPng } from "./respond-with-png.server.ts";

const CACHED = "public, max-age=86400, stale-while-revalidate=604800";

export const handle: RouteHandle = { cache: { ending: ".svg" } };

/**
 * The site's drawings at their stable addresses: the pictures of its cities, services, cases, people and
 * posts, as SVG and, for those who show no SVG, as PNG.
 */
export async function loader({ params, request }: Route.LoaderArgs) {
	const address = params["*"] ?? "";
	const art = drawArt(address);
	const isKnown = art && (await isWritten(address));
	if (!art || isKnown === false) throw notFound();
	const svg = writeDocument(art.drawing);
	const headers = { "Cache-Control": isKnown ? CACHED : "no-store" };
	if (art.format === "png") return respondWithPng(request, "art", svg, art.width, headers);
	return new Response(svg, {
		headers: {
			...headers,
			"Content-Type": "image/svg+xml; charset=utf-8",
			"Content-Security-Policy": writeDrawingPolicy(svg),
			// Feed readers and search engines show them too.
			"Cross-Origin-Resource-Policy": "cross-origin",
		},
	});
}
