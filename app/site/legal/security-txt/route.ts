import { getContent } from "#app/content/content.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { getEnv } from "#app/platform/env.server.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { getRegion } from "#app/platform/region.ts";

/** The validity in days: under a year, as https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 recommends. */
const VALID_DAYS = 300;

export const handle: RouteHandle = { cache: {} };

/** Serves security.txt of RFC 9116. It is the same all day, so that it can be cached. */
export function loader() {
	const origin = getEnv().SITE_URL;
	const today = Math.floor(getNow() / DAY) * DAY;
	const expires = new Date(today + VALID_DAYS * DAY).toISOString().replace(".000Z", "Z");
	const text = `Contact: mailto:${getContent().site.email}
Contact: ${origin}/contact
Expires: ${expires}
Preferred-Languages: ${new Intl.Locale(getRegion().locale).language}
Canonical: ${origin}/.well-known/security.txt
`;
	return new Response(text, {
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": "public, max-age=86400",
		},
	});
}
