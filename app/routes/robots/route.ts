import { getEnv } from "#app/env.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { writeRobots } from "./write-robots.ts";

export const handle: RouteHandle = { cache: {} };

/** What machines are asked to keep off, and where all pages are listed: https://www.rfc-editor.org/rfc/rfc9309. */
export function loader() {
	return new Response(writeRobots(getEnv().SITE_URL), {
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": "public, max-age=86400",
		},
	});
}
