import { isIP } from "node:net";
import { isPublicAddress } from "./http/public-address.ts";

/** Top-level domains that are reserved and never public: RFC 2606, 6761, 6762 and 8375, and ICANN's `internal`. */
const RESERVED = /\.(?:localhost|example|test|invalid|local|internal|home\.arpa)$/;

/** Returns whether visitors from outside can reach the address: its host is neither private, loopback nor reserved. */
export function isPublicUrl(url: string): boolean {
	const host = new URL(url).hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
	if (isIP(host)) return isPublicAddress(host);
	return host.includes(".") && !RESERVED.test(host);
}
