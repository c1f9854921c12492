import { expect, it } from "vitest";
import { negotiateEncoding } from "./cached-response.ts";

it.each([
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["GZIP", "gzip"],
	["*", "br"],
	["br;q=0, *", "gzip"],
	["gzip;q=1.0, br;q=0.5", "gzip"],
	["gzip;q=0.8, br;q=0.8", "br"],
	["br; q=0.2 , gzip ;q=0.1", "br"],
	["identity, gzip;q=0.5", "identity"],
	["br;q=0, gzip;q=-1", "identity"],
	["deflate", "identity"],
	["", "identity"],
])("of all encodings, Accept-Encoding %j selects %s", (header, encoding) => {
	expect(negotiateEncoding(header, ["br", "gzip", "identity"])).toBe(encoding);
});

it("an encoding that is not available is not selected", () => {
	expect(negotiateEncoding("br, gzip;q=0.5", ["gzip", "identity"])).toBe("gzip");
});
