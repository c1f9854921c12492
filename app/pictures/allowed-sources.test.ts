import { expect, it } from "vitest";
import { isAllowedPicture, isPublicAddress, listSources } from "./allowed-sources.ts";

const { hosts } = listSources("http://127.0.0.1:8089/wp-json/wp/v2", ["cdn.example:8443"]);

it.each([
	"http://127.0.0.1:8089/photo.jpg",
	"https://secure.gravatar.com/avatar/a",
	"http://0.gravatar.com/avatar/a",
	"https://I.YTIMG.com:443/vi/a/hqdefault.jpg",
	"https://cdn.example:8443/a.jpg",
])("a picture may come from %s", (address) => {
	expect(isAllowedPicture(new URL(address), hosts)).toBe(true);
});

it.each([
	"http://127.0.0.1/photo.jpg",
	"http://localhost:8089/photo.jpg",
	"http://user@127.0.0.1:8089/photo.jpg",
	"http://:word@127.0.0.1:8089/photo.jpg",
	"http://127.0.0.1:8089@evil.example/photo.jpg",
	"http://cdn.example:8443/a.jpg",
	"https://cdn.example/a.jpg",
	"https://secure.gravatar.com./a",
	"https://secure.gravatar.com.evil.example/a",
	"ftp://secure.gravatar.com/a",
])("a picture may not come from %s", (address) => {
	expect(isAllowedPicture(new URL(address), hosts)).toBe(false);
});

it("a picture may come from nowhere where there is no content API", () => {
	expect(listSources(undefined, ["cdn.example"])).toEqual({ hosts: new Set(), ownHost: null });
});

it.each(["93.184.215.14", "8.8.8.8", "172.32.0.1", "2606:4700:4700::1111", "2a00:1450::1"])(
	"an IP address is one of the internet: %s",
	(address) => {
		expect(isPublicAddress(address)).toBe(true);
	},
);

it.each([
	...["0.0.0.0", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254"],
	...["169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.168.1.1"],
	...["192.0.2.1", "192.31.196.1", "192.52.193.1", "192.88.99.1", "192.175.48.1"],
	...["198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.5", "224.0.0.1", "240.0.0.1"],
	...["239.255.255.250", "255.255.255.255", "", "localhost", "2130706433", "0x7f.1"],
	...["::", "::1", "::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:a9fe:a9fe", "::ffff:8.8.8.8"],
	...["::127.0.0.1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1"],
	...["2002:7f00:1::", "fc00::1", "fd00:ec2::254", "fe80::1", "fe80::1%eth0", "fec0::1"],
	...["ff02::1", "3fff::1", "5f00::1"],
])("an IP address is none of the internet: %j", (address) => {
	expect(isPublicAddress(address)).toBe(false);
});
