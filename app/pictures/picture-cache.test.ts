import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { createFolder } from "../../tests/support/copied-content.ts";
import { createPictureCache, type PictureCache } from "./picture-cache.ts";

/** Of a file: its digest and a picture of 100 bytes. */
const FILE_BYTES = 32 + 100;
const picture = (fill: string) => Buffer.alloc(100, fill);

/** A folder, and caches in it whose clock moves on by a minute whenever it is read. */
function setUp() {
	const folder = join(createFolder(), "pictures");
	let time = Date.UTC(2026, 0, 1);
	const now = () => {
		time += 60_000;
		return time;
	};
	const open = (maxBytes?: number) => createPictureCache(folder, { now, maxBytes });
	return { folder, open };
}

/** Writes a picture for each letter. */
async function write(cache: PictureCache, keys: string) {
	for (const key of keys) await cache.write(key, picture(key));
}

/** The letters whose pictures are there. */
async function listCached(cache: PictureCache, keys: string): Promise<string> {
	const read = [...keys].map(async (key) => ((await cache.read(key)) ? key : ""));
	return (await Promise.all(read)).join("");
}

it("a cached picture is there after a restart, with the time at which it was made, under a name that does not show its key", async () => {
	const { folder, open } = setUp();
	const written = await open().write("../../a", picture("a"));
	expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
	const cache = open();
	for (const _ of [1, 2]) expect(await cache.read("../../a")).toEqual(written);
	expect(await cache.read("b")).toBeNull();
});

it("a cached picture is missing when its file was altered", async () => {
	const { folder, open } = setUp();
	const cache = open();
	await write(cache, "a");
	const file = join(folder, readdirSync(folder)[0] ?? "");
	writeFileSync(file, readFileSync(file).fill("x", 40));
	expect(await cache.read("a")).toBeNull();
	expect(readdirSync(folder)).toEqual([]);
});

it("a full cache gives up what was not read for the longest time, also before a restart", async () => {
	const { folder, open } = setUp();
	const cache = open(3 * FILE_BYTES);
	await write(cache, "abbc");
	await cache.read("a");
	await write(cache, "d");
	expect(await cache.read("b")).toBeNull();
	expect(readdirSync(folder)).toHaveLength(3);
	expect(await listCached(open(2 * FILE_BYTES), "acd")).toBe("ad");
});

it("a disk that takes nothing costs one line in the log", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	onTestFinished(() => warn.mockRestore());
	const { folder } = setUp();
	// Nobody can make a folder within a file, not even root.
	writeFileSync(folder, "");
	const cache = createPictureCache(folder, { now: () => 0 });
	for (const key of "ab")
		expect((await cache.write(key, picture(key))).bytes).toEqual(picture(key));
	expect(await listCached(cache, "ab")).toBe("");
	expect(warn).toHaveBeenCalledTimes(1);
});
