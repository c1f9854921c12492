import { expect, it } from "vitest";
import { getClientAddress } from "./client-address.ts";

const SOCKET = "127.0.0.1";

it.each<[what: string, header: string | null, proxies: number, address: string]>([
	["believes nobody without a proxy", "203.0.113.7", 0, SOCKET],
	["believes its proxy, and not who wrote before", "198.51.100.1, 203.0.113.7", 1, "203.0.113.7"],
	["believes two proxies", "198.51.100.1, 203.0.113.7, 10.0.0.2", 2, "203.0.113.7"],
	["takes brackets and a port off", "[2001:db8::1]:443", 1, "2001:db8::1"],
	["leaves a bare IPv6 address whole", "2001:db8::1", 1, "2001:db8::1"],
	["needs a header", null, 1, SOCKET],
	["goes no further left for an address", "203.0.113.7, nonsense", 1, SOCKET],
])("a visitor's address: the site %s", (_what, header, proxies, address) => {
	expect(getClientAddress(header, SOCKET, proxies)).toBe(address);
});
