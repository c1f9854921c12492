import { getEnv } from "#app/platform/env.server.ts";

/**
 * Returns the User-Agent that the site sends to other servers, in the form of a browser's, as some servers reject
 * others.
 */
export function getUserAgent(siteUrl = getEnv().SITE_URL): string {
	return `Mozilla/5.0 (compatible; AgencySite/1.0; +${siteUrl}/)`;
}
