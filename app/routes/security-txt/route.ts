import { getContent } from "#app/content/content.server.ts";
import { getEnv } from "#app/env.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { writeSecurityText } from "./write-security-text.ts";

export const handle: RouteHandle = { cache: {} };

/** Where a weakness of the site is told. */
export function loader() {
	const { email } = getContent().site;
	return new Response(writeSecurityText({ email, origin: getEnv().SITE_URL, now: new Date() }), {
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": "public, max-age=86400",
		},
	});
}
