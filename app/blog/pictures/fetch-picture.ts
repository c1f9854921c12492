import { type FetchResult, fetchGuarded } from "#app/platform/http/fetch-guarded.ts";
import { isAllowedPicture, type PictureSources } from "./allowed-sources.ts";

const MAX_BYTES = 15 * 1024 * 1024;
const ACCEPT = "image/avif,image/webp,image/png,image/jpeg,image/gif";

/**
 * Fetches bytes from a host of the list. They are not checked to be a picture. Rejects only when the signal is aborted.
 */
export function fetchPicture(
	source: URL,
	{ hosts, ownHost, login }: PictureSources,
	signal: AbortSignal,
	timeoutMs?: number,
): Promise<FetchResult> {
	const isAllowed = (address: URL) => isAllowedPicture(address, hosts);
	const rules = { isAllowed, ownHost, maxBytes: MAX_BYTES, accept: ACCEPT, login };
	return fetchGuarded(source, rules, signal, timeoutMs);
}
