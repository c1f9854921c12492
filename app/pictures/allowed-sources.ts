import { BlockList, isIPv4, isIPv6 } from "node:net";
import { isLoopbackHost, toSecureAddress } from "./picture-address.ts";

/** Where pictures may come from; hosts are spelt as `URL.host` does, with a port that is not the usual one. */
export type PictureSources = {
	hosts: ReadonlySet<string>;
	/** The content API's own host, the only one that may lie in a private network; null without one. */
	ownHost: string | null;
};

/** Where WordPress keeps its authors' faces, and where the stills of embedded films lie. */
const COMMON_HOSTS = [
	"secure.gravatar.com",
	"www.gravatar.com",
	"0.gravatar.com",
	"1.gravatar.com",
	"2.gravatar.com",
	"i.ytimg.com",
];

/** The hosts that a site with this content API shows pictures of, with `more` of them; without the API, none. */
export function listSources(
	contentApiUrl: string | undefined,
	more: readonly string[] = [],
): PictureSources {
	const ownHost = (contentApiUrl && URL.parse(contentApiUrl)?.host) || null;
	return { hosts: new Set(ownHost ? [ownHost, ...COMMON_HOSTS, ...more] : []), ownHost };
}

/**
 * Whether an address, as `toSecureAddress` returns it, may be requested at all: a listed host, https unless on
 * this machine, no user name.
 */
export function isAllowedPicture(address: URL, hosts: ReadonlySet<string>): boolean {
	const { protocol, username, password, host, hostname } = toSecureAddress(address);
	const isSafe = protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname));
	return isSafe && !username && !password && hosts.has(host);
}

/** Whether an IP address is one of the open internet, by the IANA registries of special addresses. */
export function isPublicAddress(address: string): boolean {
	if (isIPv4(address)) return !SPECIAL.check(address, "ipv4");
	return isIPv6(address) && GLOBAL.check(address, "ipv6") && !SPECIAL_SIX.check(address, "ipv6");
}

const SPECIAL = createBlockList(
	"ipv4",
	`0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
	192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15
	198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`,
);
/** Everything else is unassigned, private, link-local, multicast, or an IPv4 address in disguise. */
const GLOBAL = createBlockList("ipv6", "2000::/3");
/** Within the global range: protocol assignments with Teredo, documentation, 6to4. */
const SPECIAL_SIX = createBlockList("ipv6", "2001::/23 2001:db8::/32 2002::/16 3fff::/20");

function createBlockList(family: "ipv4" | "ipv6", subnets: string): BlockList {
	const list = new BlockList();
	for (const subnet of subnets.split(/\s+/)) {
		const [network = "", prefix] = subnet.split("/");
		list.addSubnet(network, Number(prefix), family);
	}
	return list;
}
