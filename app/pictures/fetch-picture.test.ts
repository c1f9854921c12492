import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PictureHost, startPictureHost } from "../../tests/support/picture-host.ts";
import { listSources } from "./allowed-sources.ts";
import { type FetchLimits, fetchPicture } from "./fetch-picture.ts";

let host: PictureHost;
let other: PictureHost;

beforeAll(async () => {
	other = await startPictureHost();
	host = await startPictureHost({ elsewhere: other.at("photo.jpg") });
});
afterAll(() => Promise.all([host.stop(), other.stop()]));

const stayed = new AbortController().signal;
const fetchFrom = (address: string, more: string[] = [], limits?: Partial<FetchLimits>) =>
	fetchPicture(new URL(address), listSources(host.apiUrl, more), stayed, limits);
const fetchNamed = (name: string, limits?: Partial<FetchLimits>) =>
	fetchFrom(host.at(name), [], limits);

describe("a picture is fetched", () => {
	it.each(["photo.jpg", "wrongly-named.html", "redirect", "redirect-3"])(
		"from %s",
		async (name) => {
			const fetched = await fetchNamed(name);
			expect(fetched).toEqual({ found: "picture", bytes: expect.any(Buffer) });
		},
	);

	it("from the content API's own host by its name too", async () => {
		const named = new URL(host.at("photo.jpg"));
		named.hostname = "localhost";
		const fetched = await fetchPicture(named, listSources(named.origin), stayed);
		expect(fetched).toEqual({ found: "picture", bytes: expect.any(Buffer) });
	});

	it("and its source may say that it is gone", async () => {
		expect(await fetchNamed("nothing-here")).toEqual({ found: "gone" });
		expect(await fetchNamed("gone")).toEqual({ found: "gone" });
	});
});

describe("nothing is fetched", () => {
	it.each([
		["broken", "it answered 500"],
		["forbidden", "it answered 403"],
		["says-more", "ECONNRESET"],
		["drop", "ECONNRESET"],
	])("from %s, which fails: %s", async (name, reason) => {
		expect(await fetchNamed(name)).toEqual({ found: "failed", reason, isHostDown: false });
	});

	it.each([
		["redirect-loop", "it redirects too often"],
		["redirect-long", "it redirects too often"],
		["to-another-host", "it redirects to an address that is not allowed"],
		["to-metadata", "it redirects to an address that is not allowed"],
		["to-file", "it redirects to an address that is not allowed"],
		["endless", "it is too large"],
		["says-large", "it is too large"],
	])("from %s, which is refused: %s", async (name, reason) => {
		expect(await fetchNamed(name)).toEqual({ found: "refused", reason });
		expect(other.asked("photo.jpg")).toBe(0);
	});

	it.each(["hanging", "drip"])("from %s, after a time", async (name) => {
		const reason = "it took too long";
		expect(await fetchNamed(name, { timeoutMs: 200 })).toMatchObject({ found: "failed", reason });
	});

	it("beyond the most bytes", async () => {
		const reason = "it is too large";
		expect(await fetchNamed("photo.jpg", { maxBytes: 999 })).toMatchObject({ reason });
	});

	it("where a listed name or address leads into a private network", async () => {
		for (const inside of [
			"localhost:8443",
			"127.0.0.1:8443",
			"[::1]:8443",
			"10.0.0.1",
			"169.254.169.254",
			"[::ffff:7f00:1]:8443",
		]) {
			const fetched = await fetchFrom(`https://${inside}/`, [inside]);
			expect(fetched, inside).toEqual({
				found: "refused",
				reason: "it leads into a private network",
			});
		}
	});

	it("where this machine is listed but is not the content API", async () => {
		const { host: name } = new URL(other.origin);
		expect(await fetchFrom(other.at("photo.jpg"), [name])).toMatchObject({ found: "refused" });
		expect(other.asked("photo.jpg")).toBe(0);
	});

	it("where nobody listens, which is told from a bad answer", async () => {
		const closed = createServer().listen(0, "127.0.0.1");
		await once(closed, "listening");
		const { port } = closed.address() as { port: number };
		await new Promise((done) => closed.close(done));
		const origin = `http://127.0.0.1:${port}`;
		expect(await fetchPicture(new URL(`${origin}/a`), listSources(origin), stayed)).toEqual({
			found: "failed",
			reason: "ECONNREFUSED",
			isHostDown: true,
		});
	});

	it("for somebody who has left", async () => {
		const visitor = new AbortController();
		const fetching = fetchPicture(
			new URL(host.at("held")),
			listSources(host.apiUrl),
			visitor.signal,
		);
		const failing = expect(fetching).rejects.toThrow("gone home");
		await host.whenHeld(1);
		visitor.abort(new Error("gone home"));
		await failing;
		await host.whenLeft();
	});
});
