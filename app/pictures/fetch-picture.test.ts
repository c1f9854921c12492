import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type PictureHost, startPictureHost } from "../../tests/support/picture-host.ts";
import { listSources } from "./allowed-sources.ts";
import { type FetchLimits, fetchPicture } from "./fetch-picture.ts";

vi.mock("node:dns/promises", () => ({ lookup: vi.fn() }));

const PICTURE = { found: "picture", bytes: expect.any(Buffer) };
const GONE = { found: "gone" };
const PRIVATE = { found: "refused", reason: "it leads into a private network" };
const { signal } = new AbortController();

let host: PictureHost;
let other: PictureHost;

beforeAll(async () => {
	other = await startPictureHost();
	host = await startPictureHost({ elsewhere: other.at("photo.jpg") });
});
afterAll(() => Promise.all([host.stop(), other.stop()]));

/** From the content API itself. */
const fetchOwn = (address: string, limits?: Partial<FetchLimits>) =>
	fetchPicture(new URL(address), listSources(new URL(address).origin), signal, limits);
/** From another host that is listed. */
const fetchListed = (address: string) =>
	fetchPicture(new URL(address), listSources(host.apiUrl, [new URL(address).host]), signal);

/** What the DNS answers for every name. */
function setAddresses(...addresses: string[]) {
	const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
	vi.mocked(lookup as (name: string) => Promise<unknown>)
		.mockReset()
		.mockResolvedValue(found);
}

const refused = (reason: string) => ({ found: "refused", reason });
const failed = (reason: string, isHostDown = false) => ({ found: "failed", reason, isHostDown });
const LED_ASTRAY = refused("it redirects to an address that is not allowed");

describe("a request for a picture", () => {
	it.each([
		["photo.jpg", PICTURE],
		["wrongly-named.html", PICTURE],
		["redirect", PICTURE],
		["redirect-3", PICTURE],
		["nothing-here", GONE],
		["gone", GONE],
		["broken", failed("it answered 500")],
		["forbidden", failed("it answered 403")],
		["says-more", failed("ECONNRESET")],
		["drop", failed("ECONNRESET")],
		["redirect-loop", refused("it redirects too often")],
		["redirect-long", refused("it redirects too often")],
		["to-another-host", LED_ASTRAY],
		["to-metadata", LED_ASTRAY],
		["to-file", LED_ASTRAY],
		["endless", refused("it is too large")],
		["says-large", refused("it is too large")],
	])("to /%s ends in %j", async (name, outcome) => {
		expect(await fetchOwn(host.at(name))).toEqual(outcome);
		expect(other.asked("photo.jpg")).toBe(0);
	});

	it.each(["hanging", "drip"])("to /%s is given up after a time", async (name) => {
		expect(await fetchOwn(host.at(name), { timeoutMs: 200 })).toEqual(failed("it took too long"));
	});

	it("ends where the picture has more bytes than are taken", async () => {
		expect(await fetchOwn(host.at("photo.jpg"), { maxBytes: 999 })).toEqual(
			refused("it is too large"),
		);
	});

	it("to a host where nobody listens fails for all of that host's pictures", async () => {
		const closed = createServer().listen(0, "127.0.0.1");
		await once(closed, "listening");
		const { port } = closed.address() as AddressInfo;
		await new Promise((done) => closed.close(done));
		expect(await fetchOwn(`http://127.0.0.1:${port}/a`)).toEqual(failed("ECONNREFUSED", true));
	});

	it("ends when the visitor leaves", async () => {
		const visitor = new AbortController();
		const address = new URL(host.at("held"));
		const fetching = fetchPicture(address, listSources(host.apiUrl), visitor.signal);
		const failing = expect(fetching).rejects.toThrow("gone home");
		await host.whenHeld(1);
		visitor.abort(new Error("gone home"));
		await failing;
		await host.whenLeft();
	});
});

describe("a private network", () => {
	it.each([
		...["127.0.0.1:8443", "10.0.0.1", "169.254.169.254", "2130706433:8443", "0x7f.1", "127.1"],
		...["[::1]:8443", "[::ffff:7f00:1]:8443", "[0:0:0:0:0:0:0:1]"],
	])("is not reached by a listed address: %s", async (inside) => {
		expect(await fetchListed(`https://${inside}/`)).toEqual(PRIVATE);
	});

	it("is not reached by a listed name that leads into it", async () => {
		setAddresses("127.0.0.1", "10.0.0.1", "::1", "::ffff:127.0.0.1", "fd00::1");
		expect(await fetchListed("https://pictures.invalid/a.jpg")).toEqual(PRIVATE);
	});

	it("is not reached on this machine at a port that is not the content API's", async () => {
		expect(await fetchListed(other.at("photo.jpg"))).toEqual(PRIVATE);
		expect(other.asked("photo.jpg")).toBe(0);
	});

	it("may be where the content API has its own name", async () => {
		setAddresses("127.0.0.1");
		expect(await fetchOwn(host.at("photo.jpg").replace("127.0.0.1", "localhost"))).toEqual(PICTURE);
	});
});

describe("the name of a host", () => {
	it("is resolved once, and the connection goes to the address that was checked", async () => {
		setAddresses("127.0.0.1");
		// No DNS knows the name: resolved again, the host would be down. As it is, it speaks no TLS.
		const fetched = await fetchOwn(`https://pictures.invalid:${new URL(host.origin).port}/a.jpg`);
		expect(fetched).toMatchObject({ found: "failed", isHostDown: false });
		expect(lookup).toHaveBeenCalledTimes(1);
	});

	it("that the DNS does not resolve in time is given up", async () => {
		vi.mocked(lookup).mockReturnValue(new Promise(() => {}));
		const fetched = await fetchOwn("https://cms.example/a.jpg", { timeoutMs: 50 });
		expect(fetched).toEqual(failed("it took too long"));
	});
});
