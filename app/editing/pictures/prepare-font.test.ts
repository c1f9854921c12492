import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { prepareFont } from "./prepare-font.ts";

const FONT = readFileSync(join(import.meta.dirname, "../../design/fonts/anek-text.woff2"));

const prepare = (bytes: Uint8Array, name = "Anek Text.woff2") =>
	prepareFont(new File([new Uint8Array(bytes)], name), "en");

it("is stored as it is, by a name of its file's and of its bytes", async () => {
	const prepared = await prepare(FONT);
	if (!prepared.ok) throw new Error(prepared.reason);
	const { name, hash, bytes, ...facts } = prepared.value;
	expect(name).toBe(`anek-text-${hash.slice(0, 8)}.woff2`);
	expect(Buffer.from(bytes).equals(FONT)).toBe(true);
	expect(facts).toEqual({ type: "font/woff2", width: 0, height: 0 });
});

/** Creates a WOFF2 file with one table whose compressed bytes are these. */
function createFont(compressed: Buffer): Buffer {
	const header = Buffer.alloc(48);
	header.write("wOF2");
	header.writeUInt32BE(0x00010000, 4);
	header.writeUInt16BE(1, 12);
	header.writeUInt32BE(compressed.length, 20);
	// The table head, whose length is said to be 54.
	return Buffer.concat([header, Buffer.from([1, 54]), compressed]);
}

const changed = (at: number, byte: number) => {
	const bytes = Buffer.from(FONT);
	bytes[at] = byte;
	return bytes;
};

it.each([
	["a WOFF font", Buffer.from("wOFF no font"), "noFont"],
	["a page", Buffer.from("<script>alert(1)</script>"), "noFont"],
	["empty", Buffer.alloc(0), "noFont"],
	["the first bytes of a font alone", Buffer.from("wOF2"), "broken"],
	["half of a font", FONT.subarray(0, FONT.length / 2), "broken"],
	["text behind the first bytes of a font", Buffer.from(`wOF2${"x".repeat(900)}`), "broken"],
	["a font without a table", changed(13, 0), "broken"],
	["a font whose tables are none", createFont(brotliCompressSync(Buffer.alloc(54))), "broken"],
	[
		"a small file with a hundred megabytes in it",
		createFont(brotliCompressSync(Buffer.alloc(100_000_000))),
		"broken",
	],
	["more than 120 kB", Buffer.concat([FONT, Buffer.alloc(120_000)]), "tooLarge"],
])("is not taken where it is %s", async (_what, bytes, reason) => {
	const began = performance.now();
	expect(await prepare(bytes, "font.woff2")).toEqual({ ok: false, reason });
	expect(performance.now() - began).toBeLessThan(2_000);
});
