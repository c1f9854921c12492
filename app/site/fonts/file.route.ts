import { getContent } from "#app/content/content.server.ts";
import { orNotFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/file.route.ts";

export const handle: RouteHandle = { cache: {} };

/** Serves the agency's own fonts at addresses that change with their files. */
export function loader({ params }: Route.LoaderArgs) {
	const { text = [], display = [] } = getContent().fonts ?? {};
	const { bytes } = orNotFound([...text, ...display].find(({ name }) => name === params.file));
	return new Response(new Uint8Array(bytes), {
		headers: {
			"Content-Type": "font/woff2",
			"Cache-Control": "public, max-age=31536000, immutable",
		},
	});
}
