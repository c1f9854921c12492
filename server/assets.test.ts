import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, it, onTestFinished } from "vitest";
import { readAssets, serveAssets } from "./assets.ts";

const SCRIPT = "/assets/entry-B7x_Q.js";
const FILES = {
	"/robots.txt": "robots",
	[SCRIPT]: "a script",
	[`${SCRIPT}.br`]: "bb",
	[`${SCRIPT}.zst`]: "z",
	[`${SCRIPT}.gz`]: "ggg",
	"/assets/root-a1.css": "styles",
	"/assets/text.woff2": "a font",
	"/assets/odd.bin": "bytes",
	"/../secret.txt": "what lies beside the folder",
};
const FOR_EVER = "public, max-age=31536000, immutable";

async function ask(path: string, headers: Record<string, string> = {}) {
	const root = mkdtempSync(join(tmpdir(), "assets-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	const folder = join(root, "client");
	mkdirSync(join(folder, "assets"), { recursive: true });
	for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
	const site = new Hono().use(serveAssets(readAssets(folder)));
	// What changes after the start is not served.
	for (const name of ["robots.txt", "late.txt"]) writeFileSync(join(folder, name), "changed");
	const response = await site.request(path, { headers });
	const { status } = response;
	return { status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

describe("a built file", () => {
	it.each([
		[SCRIPT, "text/javascript; charset=utf-8", FOR_EVER, "a script"],
		["/assets/root-a1.css", "text/css; charset=utf-8", FOR_EVER, "styles"],
		["/assets/text.woff2", "font/woff2", FOR_EVER, "a font"],
		["/assets/odd.bin", "application/octet-stream", FOR_EVER, "bytes"],
		["/robots.txt", "text/plain; charset=utf-8", "public, max-age=3600", "robots"],
	])("has its type and is kept as its name allows: %s", async (path, type, kept, text) => {
		const headers = { "content-type": type, "cache-control": kept };
		expect(await ask(path)).toMatchObject({ status: 200, headers, text });
	});

	it("without a hash in its name has a tag, and is not sent to who has that", async () => {
		const { headers } = await ask("/robots.txt");
		const again = await ask("/robots.txt", { "If-None-Match": headers.etag ?? "" });
		expect(again).toMatchObject({ status: 304, text: "" });
	});

	it.each([
		["gzip, deflate, br, zstd", "zstd", "z"],
		["gzip, br", "br", "bb"],
		["gzip", "gzip", "ggg"],
		["", undefined, "a script"],
	])("is sent as the build has compressed it: '%s'", async (accepted, name, text) => {
		const answer = await ask(SCRIPT, { "Accept-Encoding": accepted });
		expect([answer.headers["content-encoding"], answer.text]).toEqual([name, text]);
		expect(answer.headers.vary).toBe("Accept-Encoding");
	});
});

it.each([
	"/",
	"/assets/none.js",
	"/late.txt",
	`${SCRIPT}.br`,
	SCRIPT.toUpperCase(),
	"/assets/..%2f..%2fsecret.txt",
	"/__proto__",
])("anything else is left to the site: %s", async (path) => {
	expect((await ask(path)).status).toBe(404);
});
