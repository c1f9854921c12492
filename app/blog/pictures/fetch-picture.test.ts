import dns from "node:dns/promises";
import { afterAll, beforeAll, expect, it, type Mock, vi } from "vitest";
import { type PictureHost, startPictureHost } from "../../../tests/support/picture-host.ts";
import { listSources } from "./allowed-sources.ts";
import { fetchPicture } from "./fetch-picture.ts";

const lookup = vi.spyOn(dns, "lookup");

const PICTURE = { status: "fetched", bytes: expect.any(Buffer) };
const PRIVATE = { status: "rejected", reason: "it leads into a private network" };
const { signal } = new AbortController();

let host: PictureHost;
let other: PictureHost;

beforeAll(async () => {
	other = await startPictureHost();
	host = await startPictureHost({ elsewhere: other.at("photo.jpg") });
});
afterAll(() => Promise.all([host.stop(), other.stop()]));

/** Fetches from the content API itself. */
const fetchOwn = (address: string, timeoutMs?: number) =>
	fetchPicture(new URL(address), listSources(new URL(address).origin), signal, timeoutMs);
/** Fetches from another host that is listed. */
const fetchListed = (address: string) =>
	fetchPicture(new URL(address), listSources(host.apiUrl, [new URL(address).host]), signal);

/** Sets the addresses that the DNS returns for every name. */
function setAddresses(...addresses: string[]) {
	const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
	lookup.mockReset();
	(lookup as Mock<() => Promise<unknown>>).mockResolvedValue(found);
}

const rejected = (reason: string) => ({ status: "rejected", reason });
const LED_ASTRAY = rejected("it redirects to an address that is not allowed");
const failed = (reason: string, isHostDown = false) => ({ status: "failed", reason, isHostDown });

it.each([
	["redirect-3", PICTURE],
	["gone", { status: "gone" }],
	["forbidden", failed("it answered 403")],
	["says-more", failed("ECONNRESET")],
	["redirect-long", rejected("it redirects too often")],
	["to-another-host", LED_ASTRAY],
	["to-metadata", LED_ASTRAY],
	["endless", rejected("it is too large")],
])("a request for /%s ends in %j", async (name, outcome) => {
	expect(await fetchOwn(host.at(name))).toMatchObject(outcome);
	expect(other.countRequests("photo.jpg")).toBe(0);
});

it("the login of the content API goes with each request to its own host", async () => {
	const sources = listSources(host.apiUrl.replace("//", "//anna:b@"));
	expect(await fetchPicture(new URL(host.at("redirect")), sources, signal)).toMatchObject(PICTURE);
	for (const name of ["redirect", "photo.jpg"])
		expect(host.getLogin(name)).toBe(`Basic ${Buffer.from("anna:b").toString("base64")}`);
	expect(await fetchOwn(host.at("photo.jpg"))).toMatchObject(PICTURE);
	expect(host.getLogin("photo.jpg")).toBeUndefined();
});

it("a request whose response comes too slowly is given up after a time", async () => {
	expect(await fetchOwn(host.at("drip"), 50)).toMatchObject(failed("it took too long"));
});

it("a host where nobody listens fails for all its pictures", async () => {
	expect(await fetchOwn("http://127.0.0.1:1/a")).toMatchObject(failed("ECONNREFUSED", true));
});

it.each(["10.0.0.1", "169.254.169.254", "0x7f.1", "[::ffff:7f00:1]"])(
	"a private network is not reached by a listed address: %s",
	async (inside) => {
		expect(await fetchListed(`https://${inside}/`)).toMatchObject(PRIVATE);
	},
);

it("a private network is not reached by a listed name that leads into it", async () => {
	setAddresses("127.0.0.1", "10.0.0.1", "::1", "::ffff:127.0.0.1", "fd00::1");
	expect(await fetchListed("https://pictures.invalid/a.jpg")).toMatchObject(PRIVATE);
});

it("a private network is not reached on this machine at a port that is not the content API's", async () => {
	expect(await fetchListed(other.at("photo.jpg"))).toMatchObject(PRIVATE);
	expect(other.countRequests("photo.jpg")).toBe(0);
});

it("a private network may be where the content API has its own name", async () => {
	setAddresses("127.0.0.1");
	expect(await fetchOwn(host.at("photo.jpg").replace("127.0.0.1", "localhost"))).toMatchObject(
		PICTURE,
	);
});

it("a host's name is resolved once, and the connection goes to the address that was checked", async () => {
	setAddresses("127.0.0.1");
	// No DNS knows the name: a second lookup would report the host as down. The connection is made, and fails as the host
	// has no TLS.
	const fetched = await fetchOwn(`https://pictures.invalid:${new URL(host.origin).port}/a.jpg`);
	expect(fetched).toMatchObject({ status: "failed", isHostDown: false });
	expect(lookup).toHaveBeenCalledTimes(1);
});

it("a host's name that the DNS does not resolve in time is given up", async () => {
	lookup.mockReturnValue(new Promise(() => {}));
	const fetched = await fetchOwn("https://cms.example/a.jpg", 50);
	expect(fetched).toMatchObject(failed("it took too long"));
});
