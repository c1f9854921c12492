import { resolve } from "node:path";
import type { SiteContent } from "#app/content/content.server.ts";
import { type Env, SettingsError } from "#app/platform/env.server.ts";
import { isPublicUrl } from "#app/platform/public-url.ts";

type Settings = Pick<Env, "SITE_URL" | "CONTENT_DIR" | "DEMONSTRATION">;

/**
 * Throws a SettingsError where a public address would show the demonstration agency and DEMONSTRATION does not say that
 * it may: a forgotten CONTENT_DIR is all that it takes.
 */
export function checkDemonstration(
	{ SITE_URL, CONTENT_DIR, DEMONSTRATION }: Settings,
	{ site }: Pick<SiteContent, "site">,
): void {
	const isSample = [site.address, site.legal].some((part) => part?.isSample);
	if (DEMONSTRATION || !isSample || !isPublicUrl(SITE_URL)) return;
	throw new SettingsError([
		`CONTENT_DIR: ${resolve(CONTENT_DIR)} has the demonstration agency, ${site.name}, and SITE_URL is ${SITE_URL}, which everybody can reach. Set CONTENT_DIR to the folder of your own agency's content, or DEMONSTRATION=yes to show the demonstration there`,
	]);
}
