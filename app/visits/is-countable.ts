import { isbot } from "isbot";

/**
 * Returns whether the request comes from a page of this site in a browser that is no known bot, without Global Privacy
 * Control or Do Not Track.
 */
export function isCountable(request: Request, siteUrl: string): boolean {
	const get = (name: string) => request.headers.get(name);
	if (get("Sec-GPC") === "1" || get("DNT") === "1") return false;
	const site = get("Sec-Fetch-Site");
	if (site && site !== "same-origin") return false;
	const agent = get("User-Agent");
	return isOwnOrigin(get("Origin"), request, siteUrl) && Boolean(agent) && !isbot(agent);
}

/** Compares the host only, as a proxy in front may have changed scheme and port. */
function isOwnOrigin(origin: string | null, request: Request, siteUrl: string): boolean {
	const host = URL.parse(origin ?? "")?.host;
	return Boolean(host) && (host === new URL(siteUrl).host || host === new URL(request.url).host);
}
