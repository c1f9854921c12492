import { isIP } from "node:net";

/**
 * The visitor's address: that of the connection, or, behind `proxies` trusted proxies, what the outermost of
 * them wrote into X-Forwarded-For. What stands further left came from the visitor and is not believed.
 */
export function readClientAddress(
	forwardedFor: string | null,
	socketAddress: string | null,
	proxies: number,
): string | null {
	if (proxies === 0 || !forwardedFor) return socketAddress;
	const hops = forwardedFor.split(",").map(toAddress);
	return hops.at(-Math.min(proxies, hops.length)) || socketAddress;
}

/** Some proxies add the port. */
function toAddress(hop: string): string {
	const text = hop.trim();
	const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
	return isIP(bare) ? bare : "";
}
