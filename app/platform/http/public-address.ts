import { BlockList, isIPv4, isIPv6 } from "node:net";

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

/** Returns whether an IP address is public, by the IANA registries of special-purpose addresses. */
export function isPublicAddress(address: string): boolean {
	if (isIPv4(address)) return !SPECIAL_V4.check(address, "ipv4");
	return isIPv6(address) && GLOBAL_V6.check(address, "ipv6") && !SPECIAL_V6.check(address, "ipv6");
}

const SPECIAL_V4 = createBlockList(
	"ipv4",
	`0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
	192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15
	198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`,
);
/** The public range. All other addresses are unassigned, private, link-local, multicast, or contain an IPv4 address. */
const GLOBAL_V6 = createBlockList("ipv6", "2000::/3");
/** Special addresses within the public range: protocol assignments with Teredo, documentation, 6to4. */
const SPECIAL_V6 = createBlockList("ipv6", "2001::/23 2001:db8::/32 2002::/16 3fff::/20");

function createBlockList(family: "ipv4" | "ipv6", subnets: string): BlockList {
	const list = new BlockList();
	for (const subnet of subnets.split(/\s+/)) {
		const [network = "", prefix] = subnet.split("/");
		list.addSubnet(network, Number(prefix), family);
	}
	return list;
}
