import { notFound } from "#app/routes/not-found/not-found.ts";
import type { Route } from "./+types/route.ts";
import { drawArt } from "./draw-art.server.ts";

const KEPT = "public, max-age=86400, stale-while-revalidate=604800";

/** The site's drawings at their stable addresses: the pictures of its cities, services, cases, people and posts. */
export function loader({ params }: Route.LoaderArgs) {
	const svg = drawArt((params["*"] ?? "").split("/"));
	if (svg === null) throw notFound();
	return new Response(svg, {
		headers: {
			"Content-Type": "image/svg+xml; charset=utf-8",
			"Cache-Control": KEPT,
			// A drawing opened by itself may style itself and nothing more.
			"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
		},
	});
}
