import { getEnv } from "#app/platform/env.server.ts";

/** How the site names itself to other servers, in the form of a browser, as some send away what has another one. */
export function getUserAgent(siteUrl = getEnv().SITE_URL): string {
	return `Mozilla/5.0 (compatible; AgencySite/1.0; +${siteUrl}/)`;
}
