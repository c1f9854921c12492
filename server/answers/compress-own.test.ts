import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { compressOwn } from "./compress-own.ts";

const LONG = "An enquiry of one visitor. ".repeat(200);
const BROWSER = "gzip, deflate, br, zstd";

const answer = (body: BodyInit | null, headers: Record<string, string>, status = 200) =>
	new Response(body, { status, headers: { "Content-Type": "text/html", ...headers } });

/** The answers of a site by their paths. */
const ANSWERS: Record<string, () => Response> = {
	"/long": () => answer(LONG, { ETag: '"a"', "Retry-After": "60" }, 422),
	"/varied": () => answer(LONG, { Vary: "Cookie" }),
	"/short": () => answer("ready", { "Content-Length": "5" }),
	"/short-unsized": () => answer(new Blob(["ready"]).stream(), {}),
	"/streamed": () => answer(LONG, { "Cache-Control": "private, no-transform" }),
	"/picture": () => answer(LONG, { "Content-Type": "image/avif" }),
	"/compressed": () => answer(LONG, { "Content-Encoding": "zstd" }),
	"/nothing": () => answer(null, { Location: "/" }, 303),
	"/broken": () =>
		answer(new ReadableStream({ pull: (body) => body.error(new Error("gone")) }), {}),
};

const site = new Hono().use(compressOwn());
site.onError((error, context) => context.text(error.message, 500));
for (const [path, make] of Object.entries(ANSWERS)) site.get(path, make);

async function ask(path: string, accepted = BROWSER, method = "GET") {
	const response = await site.request(path, { method, headers: { "Accept-Encoding": accepted } });
	const headers = Object.fromEntries(response.headers);
	return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

describe("an answer that is not kept", () => {
	it.each([
		[BROWSER, "br", brotliDecompressSync],
		["gzip, br;q=0.5", "gzip", gunzipSync],
		["x-gzip", "gzip", gunzipSync],
	])("is compressed for who accepts %s: %s", async (accepted, encoding, unpack) => {
		const { status, headers, body } = await ask("/long", accepted);
		expect(`${unpack(body)}`).toBe(LONG);
		expect(status).toBe(422);
		expect(headers).toMatchObject({
			"content-encoding": encoding,
			"content-length": `${body.byteLength}`,
			"content-type": "text/html",
			etag: 'W/"a"',
			"retry-after": "60",
			vary: "Accept-Encoding",
		});
		expect((await ask("/varied")).headers.vary).toBe("Cookie, Accept-Encoding");
	});

	it.each(["", "identity", "br;q=0, gzip;q=0"])("is sent as it is to '%s'", async (accepted) => {
		const { headers, body } = await ask("/long", accepted);
		expect([headers["content-encoding"], headers.vary]).toEqual([undefined, "Accept-Encoding"]);
		expect(`${body}`).toBe(LONG);
	});

	it.each([
		["it is short", "/short", undefined, "ready"],
		["it is short, of unknown length", "/short-unsized", undefined, "ready"],
		["it says so", "/streamed", undefined, LONG],
		["it gains nothing", "/picture", undefined, LONG],
		["it is compressed already", "/compressed", "zstd", LONG],
		["it has no body", "/nothing", undefined, ""],
		["only its headers are wanted", "/long", undefined, "", "HEAD"],
	])("is left as it is where %s", async (_why, path, encoding, text, method = "GET") => {
		const { headers, body } = await ask(path, BROWSER, method);
		expect([headers["content-encoding"], `${body}`]).toEqual([encoding, text]);
	});

	it("is a fault, and not half an answer, where its body breaks off", async () => {
		expect((await ask("/broken")).status).toBe(500);
	});
});
