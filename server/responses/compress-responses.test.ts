import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { compressResponses } from "./compress-responses.ts";

const LONG = "An enquiry of one visitor. ".repeat(200);
const BROWSER = "gzip, deflate, br, zstd";

const respond = (body: BodyInit | null, headers: Record<string, string> = {}, status = 200) =>
	new Response(body, { status, headers: { "Content-Type": "text/html", ...headers } });

async function ask(given: Response, accepted = BROWSER, method = "GET") {
	const site = new Hono().use(compressResponses()).get("/", () => given);
	site.onError((error, context) => context.text(error.message, 500));
	const response = await site.request("/", { method, headers: { "Accept-Encoding": accepted } });
	const headers = Object.fromEntries(response.headers);
	return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

describe("a response that is not cached", () => {
	it.each([
		[BROWSER, "br", brotliDecompressSync],
		["gzip, br;q=0.5", "gzip", gunzipSync],
	])("is compressed for who accepts %s: %s", async (accepted, encoding, unpack) => {
		const own = { ETag: '"a"', "Retry-After": "60", Vary: "Cookie" };
		const { status, headers, body } = await ask(respond(LONG, own, 422), accepted);
		expect(`${unpack(body)}`).toBe(LONG);
		expect(status).toBe(422);
		expect(headers).toMatchObject({
			"content-encoding": encoding,
			"content-length": `${body.byteLength}`,
			"content-type": "text/html",
			etag: 'W/"a"',
			"retry-after": "60",
			vary: "Cookie, Accept-Encoding",
		});
	});

	it("is sent as it is to who wants no other, and says that it may differ", async () => {
		const { headers, body } = await ask(respond(LONG), "br;q=0, gzip;q=0");
		expect([headers["content-encoding"], headers.vary]).toEqual([undefined, "Accept-Encoding"]);
		expect(`${body}`).toBe(LONG);
	});

	it.each<[why: string, given: Response, text: string, method?: string]>([
		["it is short", respond("ready", { "Content-Length": "5" }), "ready"],
		["it says so", respond(LONG, { "Cache-Control": "private, no-transform" }), LONG],
		["it has no body", respond(null, { Location: "/" }, 303), ""],
		["only its headers are wanted", respond(LONG), "", "HEAD"],
	])("is left as it is where %s", async (_why, given, text, method) => {
		const { headers, body } = await ask(given, BROWSER, method);
		expect([headers["content-encoding"], `${body}`]).toEqual([undefined, text]);
	});

	it("is an error, and not half an answer, where its body breaks off", async () => {
		const broken = new ReadableStream({ pull: (body) => body.error(new Error("gone")) });
		expect((await ask(respond(broken))).status).toBe(500);
	});
});
