import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { createFolder } from "../../../tests/support/copied-content.ts";
import { createPictureCache } from "./picture-cache.ts";

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
	await cache.write("a", picture("a"));
	const file = join(folder, readdirSync(folder)[0] ?? "");
	writeFileSync(file, readFileSync(file).fill("x", 40));
	expect(await cache.read("a")).toBeNull();
	expect(readdirSync(folder)).toEqual([]);
});

it("a full cache gives up what was not read for the longest time, also before a restart", async () => {
	const { folder, open } = setUp();
	const cache = open(3 * FILE_BYTES);
	for (const key of "abbc") await cache.write(key, picture(key));
	await cache.read("a");
	await cache.write("d", picture("d"));
	expect(await cache.read("b")).toBeNull();
	expect(readdirSync(folder)).toHaveLength(3);
	const smaller = open(2 * FILE_BYTES);
	expect(await smaller.read("c")).toBeNull();
	for (const key of "ad") expect(await smaller.read(key), key).not.toBeNull();
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
	expect(await cache.read("a")).toBeNull();
	expect(warn).toHaveBeenCalledTimes(1);
});
