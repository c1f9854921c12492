import { getEnv } from "#app/platform/env.server.ts";

/**
 * The User-Agent of Chrome, as some servers reject all others; Chrome itself does not name its system and minor version any
 * more.
 */
const BROWSER =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36";

/** Returns the User-Agent that the site sends to other servers: a browser's, and behind it who really asks. */
export function getUserAgent(siteUrl = getEnv().SITE_URL): string {
	return `${BROWSER} (AgencySite/1.0; +${siteUrl}/)`;
}
