import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { openConnection, parseStatus, sendRaw } from "../../tests/support/raw-request.ts";
import { listen } from "../../tests/support/test-server.ts";
import { createCachedResponse, negotiateEncoding, sendCached } from "./cached-response.ts";

const ETAG = 'W/"an-etag"';
const request = (headers = "", method = "GET") =>
	`${method} / HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;

const serve = (headers: Record<string, string> = {}) => {
	const cached = createCachedResponse(
		new Headers({ ETag: ETAG, ...headers }),
		["gzip", "identity"],
		[["identity", Buffer.from("a body")]],
	);
	return listen((incoming, response) => {
		if (!sendCached(cached, incoming, response)) response.writeHead(501).end();
	});
};

it("a cached response is sent whole, to HEAD without its body, and not again to who has it", async () => {
	const { origin } = await serve();
	const { write, read } = await openConnection(origin);
	write(request("", "HEAD") + request() + request(`If-None-Match: ${ETAG}\r\n`) + request());
	const received = () => `${read().match(/(?<=HTTP\/1.1 )\d+|a body/g)}`;
	await expect.poll(received).toBe("200,200,a body,304,200,a body");
	expect(read().match(/^content-length: 6\r$/gim)).toHaveLength(3);
});

it("a cached response is not sent in an encoding that is not made yet", async () => {
	const { origin } = await serve();
	const headers = "Connection: close\r\nAccept-Encoding: gzip, identity;q=0.5\r\n";
	expect(parseStatus(await sendRaw(origin, request(headers)))).toBe(501);
});

it("a cached response has each header once, and says that it varies by encoding", () => {
	const own = new Headers({ "Content-Type": "text/html", Vary: "Accept" });
	const { variants, notModifiedHeaders } = createCachedResponse(
		own,
		["gzip", "identity"],
		[["gzip", gzipSync("a body")]],
	);
	expect(variants.gzip?.headers).toMatchObject({
		"content-type": "text/html",
		"content-encoding": "gzip",
		vary: "Accept, Accept-Encoding",
		"x-content-type-options": "nosniff",
	});
	expect(Object.keys(notModifiedHeaders)).not.toContain("content-type");
});

it.each([
	["gzip, deflate, br, zstd", "br"],
	["*", "br"],
	["br;q=0, *", "gzip"],
	["gzip;q=1.0, br;q=0.5", "gzip"],
	["identity, gzip;q=0.5", "identity"],
])("of all encodings, Accept-Encoding %j selects %s", (header, encoding) => {
	expect(negotiateEncoding(header, ["br", "gzip", "identity"])).toBe(encoding);
});
