import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { compressAssets } from "./compress-assets.ts";

it("puts each built file compressed beside itself, where that is smaller", () => {
	const folder = mkdtempSync(join(tmpdir(), "built-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const assets = join(folder, "assets");
	mkdirSync(assets);
	const text = "export const words = [];\n".repeat(50);
	writeFileSync(join(assets, "long.js"), text);
	writeFileSync(join(assets, "short.js"), "a");
	writeFileSync(join(assets, "font.woff2"), text);
	compressAssets(folder);
	expect(readdirSync(assets).toSorted()).toEqual([
		"font.woff2",
		"long.js",
		"long.js.br",
		"long.js.gz",
		"long.js.zst",
		"short.js",
	]);
	const read = (ending: string) => readFileSync(join(assets, `long.js.${ending}`));
	const texts = [
		brotliDecompressSync(read("br")),
		gunzipSync(read("gz")),
		zstdDecompressSync(read("zst")),
	];
	expect(texts.map(String)).toEqual([text, text, text]);
});
