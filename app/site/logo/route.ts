import { getContent } from "#app/content/content.server.ts";
import { buildLogoPolicy } from "#app/platform/content-policy/policy.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: {} };

/** Serves the agency's own logo at addresses that change with its files. */
export function loader({ params }: Route.LoaderArgs) {
	const { light, dark, icon } = getContent().logo ?? {};
	const picture = [light, dark, icon].find((found) => found?.name === params.file);
	if (!picture) throw notFound();
	return new Response(new Uint8Array(picture.bytes), {
		headers: {
			"Content-Type": picture.type,
			"Cache-Control": "public, max-age=31536000, immutable",
			"Content-Security-Policy": buildLogoPolicy(picture),
			// Networks, feed readers and search engines show it too.
			"Cross-Origin-Resource-Policy": "cross-origin",
		},
	});
}
