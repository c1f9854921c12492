import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { createCachedResponse, negotiateEncoding } from "./cached-response.ts";

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
