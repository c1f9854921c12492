import { expect, it } from "vitest";
import { chooseEncoding, type Encoding } from "./encoding.ts";

const OFFERED: readonly Encoding[] = ["br", "zstd", "gzip", "identity"];

it.each<[header: string | undefined, Encoding, offered?: readonly Encoding[]]>([
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["zstd", "zstd"],
	["GZIP", "gzip"],
	["x-gzip", "gzip"],
	["*", "br"],
	["br;q=0, *", "zstd"],
	["gzip;q=1.0, br;q=0.5", "gzip"],
	["gzip;q=0.8, br;q=0.8", "br"],
	["br; q=0.2 , gzip ;q=0.1", "br"],
	["identity, gzip;q=0.5", "identity"],
	["identity;q=0, gzip;q=0.001", "gzip"],
	["br;q=0", "identity"],
	["br;q=2, gzip;q=high, zstd;q=-1", "identity"],
	["*;q=0", "identity"],
	["deflate", "identity"],
	["", "identity"],
	[undefined, "identity"],
	["gzip, br", "gzip", ["gzip", "br", "identity"]],
	["gzip, br", "identity", ["identity"]],
])("a visitor who accepts %j wants %s most", (header, encoding, offered = OFFERED) => {
	expect(chooseEncoding(header, offered)).toBe(encoding);
});
