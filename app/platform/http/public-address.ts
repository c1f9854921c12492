import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Replaces http by https, except on this machine and with a port: WordPress up to 6.6 names Gravatar with http, and a
 * site that moved to https names its old uploads so.
 */
export function toSecureAddress(address: URL): URL {
	const secure = new URL(address);
	const isPlain = secure.protocol === "http:" && secure.port === "";
	if (isPlain && !isLoopbackHost(secure.hostname)) secure.protocol = "https:";
	return secure;
}

/** Returns whether the address has https, unless it is on this machine, and no user name. */
export function isSafeAddress({ protocol, username, password, hostname }: URL): boolean {
	const isSafe = protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname));
	return isSafe && !username && !password;
}

/** Returns whether a host of a URL is this machine. */
export function isLoopbackHost(hostname: string): boolean {
	return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** Where Azure tells its virtual machines their secrets; no registry has it. */
const AZURE = "168.63.129.16";

/** Returns whether an IP address is public: none of the ranges of IANA's registries of special-purpose addresses. */
export function isPublicAddress(address: string): boolean {
	return isIP(address) > 0 && address !== AZURE && ipaddr.parse(address).range() === "unicast";
}
