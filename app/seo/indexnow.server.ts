import type { Env } from "#app/platform/env.server.ts";
import { getUserAgent } from "#app/platform/http/user-agent.ts";

/** The number of URLs in one message: https://www.indexnow.org/documentation. */
export const URLS_MAX = 10_000;
const TIMEOUT_MS = 30_000;
const LOCAL_HOST = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

const MEANINGS: Record<number, string> = {
	400: ", the message is not understood",
	403: ": it does not find the key at its address; the site must be running with INDEXNOW_KEY",
	422: ": the addresses do not belong to the key's host",
	429: ": too many messages; try again later",
};

/** Returns whether an address is one that only this machine reaches. */
export function isLocalSite(siteUrl: string): boolean {
	return LOCAL_HOST.test(new URL(siteUrl).hostname);
}

/**
 * Tells search engines by IndexNow of pages that are new, changed or gone, of URLS_MAX at most. Resolves to the reason why
 * they did not take it, or to null.
 */
export async function sendPaths(
	paths: readonly string[],
	{ SITE_URL: siteUrl, INDEXNOW_URL: endpoint }: Pick<Env, "SITE_URL" | "INDEXNOW_URL">,
	key: string,
): Promise<string | null> {
	const message = {
		host: new URL(siteUrl).host,
		key,
		keyLocation: `${siteUrl}/${key}.txt`,
		urlList: paths.map((path) => siteUrl + path),
	};
	try {
		const response = await fetch(endpoint, {
			method: "POST",
			headers: {
				"Content-Type": "application/json; charset=utf-8",
				"User-Agent": getUserAgent(siteUrl),
			},
			body: JSON.stringify(message),
			redirect: "error",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		await response.body?.cancel();
		return response.ok
			? null
			: `${endpoint} answers ${response.status}${MEANINGS[response.status] ?? ""}.`;
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		const { message } = error.cause instanceof Error ? error.cause : error;
		return `${endpoint} does not answer: ${message}`;
	}
}
