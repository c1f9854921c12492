import { isIP } from "node:net";

/**
 * Returns the address of the connection or, behind `proxies` trusted proxies, the entry of X-Forwarded-For that the
 * outermost of them added. Entries further left come from the client and are ignored.
 */
export function getClientAddress(
	forwardedFor: string | null,
	socketAddress: string | null,
	proxies: number,
): string | null {
	if (proxies === 0 || !forwardedFor) return socketAddress;
	const hops = forwardedFor.split(",");
	return parseAddress(hops.at(-Math.min(proxies, hops.length)) ?? "") || socketAddress;
}

/** Removes the port, which some proxies add. */
function parseAddress(hop: string): string {
	const text = hop.trim();
	const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
	return isIP(bare) ? bare : "";
}
