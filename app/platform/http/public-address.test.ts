import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

it.each(["93.184.215.14", "8.8.8.8", "172.32.0.1", "2606:4700:4700::1111", "2a00:1450::1"])(
	"an IP address is one of the internet: %s",
	(address) => {
		expect(isPublicAddress(address)).toBe(true);
	},
);

// The list has one of each range of IANA's registries of special addresses, at its ends where we wrote the range.
it.each([
	["this network", ["0.0.0.0"]],
	["private", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1"]],
	["shared", ["100.64.0.1", "100.127.255.255"]],
	["loopback", ["127.0.0.1", "127.255.255.254", "::1", "::"]],
	["link-local", ["169.254.169.254", "fe80::1", "fe80::1%eth0", "fec0::1"]],
	["for protocols", ["192.0.0.8", "192.31.196.1", "192.52.193.1", "192.88.99.1", "192.175.48.1"]],
	["for tests", ["192.0.2.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.5"]],
	["multicast or reserved", ["224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"]],
	[
		"IPv4 within IPv6",
		["::ffff:127.0.0.1", "::ffff:a9fe:a9fe", "::127.0.0.1", "64:ff9b::a9fe:a9fe"],
	],
	[
		"of IPv6",
		["64:ff9b:1::1", "100::1", "2001:db8::1", "2002:7f00:1::", "fd00:ec2::254", "ff02::1"],
	],
	["no address", ["", "localhost", "2130706433", "0x7f.1"]],
])("an IP address is none of the internet: %s", (_range, addresses) => {
	for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
});
