import { isbot } from "isbot";

/**
 * Whether a told view may count: it comes from a page of this site, from no known machine, and from a browser
 * that does not ask for privacy (Global Privacy Control, Do Not Track).
 */
export function isCountable(request: Request, siteUrl: string): boolean {
	const read = (name: string) => request.headers.get(name);
	if (read("Sec-GPC") === "1" || read("DNT") === "1") return false;
	const site = read("Sec-Fetch-Site");
	if (site && site !== "same-origin") return false;
	const agent = read("User-Agent");
	return isOwnOrigin(read("Origin"), request, siteUrl) && Boolean(agent) && !isbot(agent);
}

/** A proxy in front may have changed scheme and port, but no other site has our host. */
function isOwnOrigin(origin: string | null, request: Request, siteUrl: string): boolean {
	const host = URL.parse(origin ?? "")?.host;
	return Boolean(host) && (host === new URL(siteUrl).host || host === new URL(request.url).host);
}
