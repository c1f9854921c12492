import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { createFolder } from "../tests/support/copied-content.ts";
import { compressAssets } from "./compress-assets.ts";

it("puts each built file compressed beside itself, where that is smaller", () => {
	const folder = createFolder();
	const assets = join(folder, "assets");
	mkdirSync(assets);
	const text = "export const words = [];\n".repeat(50);
	for (const [name, content] of Object.entries({ "a.js": text, "b.js": "a", "c.woff2": text }))
		writeFileSync(join(assets, name), content);
	compressAssets(folder);
	const files = readdirSync(assets).toSorted();
	expect(files).toEqual(["a.js", "a.js.br", "a.js.gz", "b.js", "c.woff2"]);
	const read = (end: string) => readFileSync(join(assets, `a.js.${end}`));
	expect(String(brotliDecompressSync(read("br")))).toBe(text);
	expect(String(gunzipSync(read("gz")))).toBe(text);
});
