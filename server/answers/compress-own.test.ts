import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { compressOwn } from "./compress-own.ts";

const LONG = "An enquiry of one visitor. ".repeat(200);
const SHORT = "ready";

const site = new Hono();
site.use(compressOwn());
site.onError((error, context) => context.text(error.message, 500));
site.get("/long", (context) => context.html(LONG, 422, { ETag: '"a"', "Retry-After": "60" }));
site.get("/short", (context) => context.text(SHORT));
site.get(
	"/unsized",
	() => new Response(toStream(SHORT), { headers: { "Content-Type": "text/plain" } }),
);
site.get("/varied", (context) => context.html(LONG, 200, { Vary: "Cookie" }));
site.get("/streamed", (context) =>
	context.html(LONG, 200, { "Cache-Control": "private, no-transform" }),
);
site.get("/picture", () => new Response(LONG, { headers: { "Content-Type": "image/avif" } }));
site.get("/done", (context) => context.html(LONG, 200, { "Content-Encoding": "zstd" }));
site.get("/nothing", () => new Response(null, { status: 303, headers: { Location: "/" } }));
site.get("/broken", () => {
	const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
	return new Response(body, { headers: { "Content-Type": "text/html" } });
});

const ask = (path: string, accepted = "gzip, deflate, br, zstd", method = "GET") =>
	site.request(path, { method, headers: { "Accept-Encoding": accepted } });

describe("an answer that is not kept", () => {
	it("is sent in the smaller encoding that a visitor accepts, with its length", async () => {
		const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
		for (const [accepted, encoding] of [
			["gzip, deflate, br, zstd", "br"],
			["gzip, br;q=0.5", "gzip"],
			["x-gzip", "gzip"],
		] as const) {
			const answer = await ask("/long", accepted);
			const body = Buffer.from(await answer.arrayBuffer());
			expect(answer.headers.get("Content-Encoding")).toBe(encoding);
			expect(answer.headers.get("Content-Length")).toBe(`${body.byteLength}`);
			expect(`${unpack[encoding](body)}`).toBe(LONG);
		}
	});

	it("keeps its status and headers, and its tag becomes a weak one", async () => {
		const answer = await ask("/long");
		expect(answer.status).toBe(422);
		expect(answer.headers.get("Retry-After")).toBe("60");
		expect(answer.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
		expect(answer.headers.get("ETag")).toBe('W/"a"');
		expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
		expect((await ask("/varied")).headers.get("Vary")).toBe("Cookie, Accept-Encoding");
	});

	it.each(["", "identity", "br;q=0, gzip;q=0"])(
		"is sent as it is to who accepts '%s'",
		async (accepted) => {
			const answer = await ask("/long", accepted);
			expect(answer.headers.has("Content-Encoding")).toBe(false);
			expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
			expect(await answer.text()).toBe(LONG);
		},
	);

	it.each(["/short", "/unsized"])("is left as it is where it is short: %s", async (path) => {
		const answer = await ask(path);
		expect(answer.headers.has("Content-Encoding")).toBe(false);
		expect(await answer.text()).toBe(SHORT);
	});

	it.each(["/streamed", "/picture"])(
		"is left as it is where it says so, and where it gains nothing: %s",
		async (path) => {
			const answer = await ask(path);
			expect(answer.headers.has("Content-Encoding")).toBe(false);
			expect(await answer.text()).toBe(LONG);
		},
	);

	it("is not compressed twice, nor where it has no body", async () => {
		expect((await ask("/done")).headers.get("Content-Encoding")).toBe("zstd");
		expect((await ask("/nothing")).headers.get("Location")).toBe("/");
		const head = await ask("/long", "br", "HEAD");
		expect([head.headers.has("Content-Encoding"), await head.text()]).toEqual([false, ""]);
	});

	it("is a fault, and not half an answer, where its body breaks off", async () => {
		expect((await ask("/broken")).status).toBe(500);
	});
});

function toStream(text: string): ReadableStream<Uint8Array> {
	return new Blob([text]).stream();
}
