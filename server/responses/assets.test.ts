import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { createFolder } from "../../tests/support/copied-content.ts";
import { loadAssets, serveAssets } from "./assets.ts";

const SCRIPT = "/assets/entry-B7x_Q.js";
const FILES = {
	"/robots.txt": "robots",
	[SCRIPT]: "a script",
	[`${SCRIPT}.br`]: "bb",
	[`${SCRIPT}.gz`]: "ggg",
};

async function ask(path: string, headers: Record<string, string> = {}) {
	const folder = createFolder();
	mkdirSync(join(folder, "assets"));
	for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
	const site = new Hono().use(serveAssets(loadAssets(folder)));
	// What changes after the start is not served.
	for (const name of ["robots.txt", "late.txt"]) writeFileSync(join(folder, name), "changed");
	const response = await site.request(path, { headers });
	const { status } = response;
	return { status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

it.each([
	["/robots.txt", "text/plain; charset=utf-8", "public, max-age=3600", "robots"],
	[SCRIPT, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable", "a script"],
])("a built file has its type and is kept as its name allows: %s", async (path, ...expected) => {
	const { headers, text } = await ask(path);
	expect([headers["content-type"], headers["cache-control"], text]).toEqual(expected);
});

it.each([
	["gzip, deflate, br, zstd", "br", "bb"],
	["gzip", "gzip", "ggg"],
	["", undefined, "a script"],
])("a built file is sent as the build has compressed it: '%s'", async (accepted, name, text) => {
	const answer = await ask(SCRIPT, { "Accept-Encoding": accepted });
	expect([answer.headers["content-encoding"], answer.text]).toEqual([name, text]);
	expect(answer.headers.vary).toBe("Accept-Encoding");
});

it.each(["/late.txt", `${SCRIPT}.br`, SCRIPT.toUpperCase()])(
	"anything else is left to the site: %s",
	async (path) => {
		expect((await ask(path)).status).toBe(404);
	},
);
