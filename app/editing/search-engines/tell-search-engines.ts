import { getEnv } from "#app/platform/env.server.ts";
import { report, warn } from "#app/platform/operations-log.ts";
import { isLocalSite, sendPaths } from "#app/seo/indexnow.server.ts";

/** Tells search engines of pages that are new, changed or gone, if INDEXNOW_KEY is set. It never rejects: a failure is logged. */
export async function tellSearchEngines(paths: readonly string[]): Promise<void> {
	const { INDEXNOW_KEY: key, SITE_URL } = getEnv();
	if (!key || isLocalSite(SITE_URL) || paths.length === 0) return;
	try {
		const fault = await sendPaths(paths, getEnv(), key);
		if (fault) warn(`Search engines were not told what was published: ${fault}`);
	} catch (error) {
		report("Search engines could not be told what was published:", error);
	}
}
