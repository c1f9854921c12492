import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { createFolder } from "../../tests/support/copied-content.ts";
import { createDiskCache } from "./disk-cache.ts";

/** The size of a file: its digest and 100 bytes. */
const FILE_BYTES = 32 + 100;
const bytes = (fill: string) => Buffer.alloc(100, fill);

/** Creates a folder, and caches in it whose clock advances by a minute whenever it is read. */
function setUp() {
	const folder = join(createFolder(), "cache");
	let time = Date.UTC(2026, 0, 1);
	const now = () => {
		time += 60_000;
		return time;
	};
	const open = (maxBytes?: number) => createDiskCache(folder, { now, maxBytes });
	return { folder, open };
}

it("a cached file is there after a restart, with the time at which it was made, under a name that does not show its key", async () => {
	const { folder, open } = setUp();
	const written = await open().write("../../a", bytes("a"));
	expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
	const cache = open();
	for (const _ of [1, 2]) expect(await cache.read("../../a")).toEqual(written);
	expect(await cache.read("b")).toBeNull();
});

it("a file that was altered counts as missing", async () => {
	const { folder, open } = setUp();
	const cache = open();
	await cache.write("a", bytes("a"));
	const file = join(folder, readdirSync(folder)[0] ?? "");
	writeFileSync(file, readFileSync(file).fill("x", 40));
	expect(await cache.read("a")).toBeNull();
	expect(readdirSync(folder)).toEqual([]);
});

it("a full cache gives up what was not read for the longest time, also before a restart", async () => {
	const { folder, open } = setUp();
	const cache = open(3 * FILE_BYTES);
	for (const key of "abbc") await cache.write(key, bytes(key));
	await cache.read("a");
	await cache.write("d", bytes("d"));
	expect(await cache.read("b")).toBeNull();
	expect(readdirSync(folder)).toHaveLength(3);
	const smaller = open(2 * FILE_BYTES);
	expect(await smaller.read("c")).toBeNull();
	for (const key of "ad") expect(await smaller.read(key), key).not.toBeNull();
});

it("what a crash or an older version left is removed, but not what is being written", async () => {
	const { folder, open } = setUp();
	mkdirSync(folder);
	const written = new Date("2025-12-31T22:00:00Z");
	for (const name of ["0123456789abcdef.json", "crash.part", "now.part"]) {
		writeFileSync(join(folder, name), "");
		if (name !== "now.part") utimesSync(join(folder, name), written, written);
	}
	await open().read("a");
	expect(readdirSync(folder)).toEqual(["now.part"]);
});

it("what another process has written is read and removed, too", async () => {
	const { folder, open } = setUp();
	const [cache, other] = [open(), open()];
	await cache.read("a");
	for (const key of "ab") await other.write(key, bytes(key));
	expect((await cache.read("a"))?.bytes).toEqual(bytes("a"));
	await cache.remove("b");
	expect(await other.read("b")).toBeNull();
	expect(readdirSync(folder)).toHaveLength(1);
});

it("a disk that takes nothing costs one line in the log", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	onTestFinished(() => warn.mockRestore());
	const { folder } = setUp();
	// Nobody can make a folder within a file, not even root.
	writeFileSync(folder, "");
	const cache = createDiskCache(folder, { now: () => 0 });
	for (const key of "ab") expect((await cache.write(key, bytes(key))).bytes).toEqual(bytes(key));
	expect(await cache.read("a")).toBeNull();
	expect(warn).toHaveBeenCalledTimes(1);
});
