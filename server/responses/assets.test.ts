import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { compressAssets } from "../../scripts/compress-assets.ts";
import { createFolder } from "../../tests/support/copied-content.ts";
import { loadAssets, serveAssets } from "./assets.ts";

const SCRIPT = "/assets/entry-B7x_Q.js";
const WORDS = "export const words = [];\n".repeat(50);
const FILES = { "/robots.txt": "robots", [SCRIPT]: WORDS };

async function ask(path: string, headers: Record<string, string> = {}) {
	const folder = createFolder();
	mkdirSync(join(folder, "assets"));
	for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
	compressAssets(folder);
	const site = new Hono().use(serveAssets(loadAssets(folder)));
	// Files that change after the start are not served.
	for (const name of ["robots.txt", "late.txt"]) writeFileSync(join(folder, name), "changed");
	const response = await site.request(path, { headers });
	const body = Buffer.from(await response.arrayBuffer());
	return { status: response.status, headers: response.headers, body };
}

it.each([
	["/robots.txt", "text/plain; charset=utf-8", "public, max-age=3600", "robots"],
	[SCRIPT, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable", WORDS],
])("a built file has its type and is kept as its name allows: %s", async (path, ...expected) => {
	const { headers, body } = await ask(path);
	expect([headers.get("Content-Type"), headers.get("Cache-Control"), `${body}`]).toEqual(expected);
});

it.each([
	["gzip, deflate, br, zstd", "br", brotliDecompressSync],
	["gzip", "gzip", gunzipSync],
	["", null, (body: Buffer) => body],
])("a built file is sent as the build has compressed it: '%s'", async (accepted, name, unpack) => {
	const { headers, body } = await ask(SCRIPT, { "Accept-Encoding": accepted });
	expect([headers.get("Content-Encoding"), headers.get("Vary")]).toEqual([name, "Accept-Encoding"]);
	expect(`${unpack(body)}`).toBe(WORDS);
});

it.each(["/late.txt", `${SCRIPT}.br`, SCRIPT.toUpperCase()])(
	"anything else is left to the site: %s",
	async (path) => {
		expect((await ask(path)).status).toBe(404);
	},
);
