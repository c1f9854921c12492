import { expect, it } from "vitest";
import { chooseEncoding } from "./encoding.ts";

it.each([
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["GZIP", "gzip"],
	["x-gzip", "gzip"],
	["*", "br"],
	["br;q=0, *", "zstd"],
	["gzip;q=1.0, br;q=0.5", "gzip"],
	["gzip;q=0.8, br;q=0.8", "br"],
	["br; q=0.2 , gzip ;q=0.1", "br"],
	["identity, gzip;q=0.5", "identity"],
	["br;q=2, gzip;q=high, zstd;q=-1", "identity"],
	["deflate", "identity"],
	[undefined, "identity"],
])("a visitor who accepts %j wants %s most", (header, encoding) => {
	expect(chooseEncoding(header, ["br", "zstd", "gzip", "identity"])).toBe(encoding);
});
