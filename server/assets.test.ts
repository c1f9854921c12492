import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, it, onTestFinished } from "vitest";
import { readAssets, serveAssets } from "./assets.ts";

describe("a built file", () => {
	it.each([
		["/assets/entry-B7x_Q.js", "text/javascript; charset=utf-8"],
		["/assets/root-a1.css", "text/css; charset=utf-8"],
		["/assets/text.woff2", "font/woff2"],
		["/assets/odd.bin", "application/octet-stream"],
	])("is sent with its type and kept for ever: %s", async (path, type) => {
		const response = await openSite().request(path);
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toBe(type);
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		expect(await response.text()).toBe(`bytes of ${path}`);
	});

	it("is kept for a while only when its name has no hash", async () => {
		const response = await openSite().request("/robots.txt");
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
		expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
	});

	it("without a hash in its name has a tag, and is not sent to who has that", async () => {
		const site = openSite();
		const tag = (await site.request("/robots.txt")).headers.get("ETag") ?? "";
		const again = await site.request("/robots.txt", { headers: { "If-None-Match": tag } });
		expect([again.status, await again.text()]).toEqual([304, ""]);
	});

	it("is sent as the build has compressed it, the smallest that is accepted", async () => {
		const folder = makeBuild();
		const file = join(folder, "assets/entry-B7x_Q.js");
		for (const [ending, body] of Object.entries({ br: "bb", zst: "z", gz: "ggg" }))
			writeFileSync(`${file}.${ending}`, body);
		const site = openSite(folder);
		const ask = async (accepted: string) => {
			const headers = { "Accept-Encoding": accepted };
			const response = await site.request("/assets/entry-B7x_Q.js", { headers });
			expect(response.headers.get("Vary")).toBe("Accept-Encoding");
			return [response.headers.get("Content-Encoding"), await response.text()];
		};
		expect(await ask("gzip, deflate, br, zstd")).toEqual(["zstd", "z"]);
		expect(await ask("gzip, br")).toEqual(["br", "bb"]);
		expect(await ask("gzip")).toEqual(["gzip", "ggg"]);
		expect(await ask("")).toEqual([null, "bytes of /assets/entry-B7x_Q.js"]);
		expect((await site.request("/assets/entry-B7x_Q.js.br")).status).toBe(404);
	});

	it("answers HEAD without its bytes", async () => {
		const response = await openSite().request("/robots.txt", { method: "HEAD" });
		expect([response.status, await response.text()]).toEqual([200, ""]);
	});

	it.each(["POST", "PUT", "DELETE"])("answers %s with 405 and what it allows", async (method) => {
		const response = await openSite().request("/robots.txt", { method });
		expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
	});

	it("keeps its bytes as they were at the start", async () => {
		const folder = makeBuild();
		const site = openSite(folder);
		writeFileSync(join(folder, "robots.txt"), "changed");
		writeFileSync(join(folder, "late.txt"), "late");
		expect(await (await site.request("/robots.txt")).text()).toBe("bytes of /robots.txt");
		expect((await site.request("/late.txt")).status).toBe(404);
	});
});

describe("anything else", () => {
	it.each([
		"/",
		"/assets",
		"/assets/",
		"/assets/none.js",
		"/assets/../secret.txt",
		"/assets/..%2f..%2fsecret.txt",
		"/..%2fsecret.txt",
		"/%2e%2e/secret.txt",
		"/..%5csecret.txt",
		"/assets/entry-B7x_Q.js%00.txt",
		"/assets/ENTRY-B7X_Q.JS",
		"/__proto__",
		"/constructor",
	])("is left to the site: %s", async (path) => {
		expect((await openSite().request(path)).status).toBe(404);
	});
});

function openSite(folder = makeBuild()): Hono {
	return new Hono().use(serveAssets(readAssets(folder)));
}

/** A folder of built files, with one beside it that must stay private. */
function makeBuild(): string {
	const root = mkdtempSync(join(tmpdir(), "assets-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	const folder = join(root, "client");
	mkdirSync(join(folder, "assets"), { recursive: true });
	writeFileSync(join(root, "secret.txt"), "secret");
	for (const path of [
		"/robots.txt",
		"/assets/entry-B7x_Q.js",
		"/assets/root-a1.css",
		"/assets/text.woff2",
		"/assets/odd.bin",
	])
		writeFileSync(join(folder, path), `bytes of ${path}`);
	return folder;
}
