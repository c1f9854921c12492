import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openPictureCache } from "./picture-cache.ts";

/** What a file has beside the picture. */
const OWN_BYTES = 32;
const picture = (fill: string) => Buffer.alloc(100, fill);

function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "pictures-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return join(folder, "pictures");
}

/** Moves on by a minute whenever it is looked at. */
function makeClock(): () => number {
	let time = Date.UTC(2026, 0, 1);
	return () => {
		time += 60_000;
		return time;
	};
}

describe("kept pictures", () => {
	it("are there after a restart, with the time at which they were made", async () => {
		const folder = makeFolder();
		const now = makeClock();
		const written = await openPictureCache(folder, { now }).write("a", picture("a"));
		const cache = openPictureCache(folder, { now });
		expect(await cache.read("a")).toEqual(written);
		expect(await cache.read("a")).toEqual(written);
		expect(await cache.read("b")).toBeNull();
	});

	it("have names that tell nothing of their keys", async () => {
		const folder = makeFolder();
		await openPictureCache(folder).write("../../a", picture("a"));
		expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
	});

	it("give way when there are too many, those not read for the longest time first", async () => {
		const cache = openPictureCache(makeFolder(), { maxBytes: 3 * (100 + OWN_BYTES) });
		for (const key of ["a", "b", "c"]) await cache.write(key, picture(key));
		await cache.read("a");
		await cache.write("d", picture("d"));
		expect(await listKept(cache, "abcd")).toBe("acd");
	});

	it("give way in the same order after a restart", async () => {
		const folder = makeFolder();
		const now = makeClock();
		const before = openPictureCache(folder, { now });
		for (const key of ["a", "b", "c"]) await before.write(key, picture(key));
		await before.read("a");
		const after = openPictureCache(folder, { now, maxBytes: 2 * (100 + OWN_BYTES) });
		expect(await listKept(after, "abc")).toBe("ac");
		expect(readdirSync(folder)).toHaveLength(2);
	});

	it("are counted once when they are written again", async () => {
		const cache = openPictureCache(makeFolder(), { maxBytes: 2 * (100 + OWN_BYTES) });
		await cache.write("a", picture("a"));
		for (const fill of "123") await cache.write("b", picture(fill));
		expect(await listKept(cache, "ab")).toBe("ab");
		expect((await cache.read("b"))?.bytes).toEqual(picture("3"));
	});

	it("are not kept when one alone is too large", async () => {
		const cache = openPictureCache(makeFolder(), { maxBytes: 150 });
		await cache.write("a", picture("a"));
		expect((await cache.write("b", Buffer.alloc(1_000))).bytes).toHaveLength(1_000);
		expect(await listKept(cache, "ab")).toBe("a");
	});

	it("are gone when they are removed", async () => {
		const cache = openPictureCache(makeFolder());
		await cache.write("a", picture("a"));
		await cache.remove("a");
		await cache.remove("b");
		expect(await cache.read("a")).toBeNull();
	});

	it.each([
		["empty", () => Buffer.alloc(0)],
		["cut", (file: Buffer) => file.subarray(0, -1)],
		["altered", (file: Buffer) => Buffer.concat([file.subarray(0, -1), Buffer.from("x")])],
	])("are missing when their file is %s, and may be made anew", async (_how, damage) => {
		const folder = makeFolder();
		const cache = openPictureCache(folder);
		await cache.write("a", picture("a"));
		const [name = ""] = readdirSync(folder);
		writeFileSync(join(folder, name), damage(readFileSync(join(folder, name))));
		expect(await cache.read("a")).toBeNull();
		expect(readdirSync(folder)).toEqual([]);
		await cache.write("a", picture("a"));
		expect((await cache.read("a"))?.bytes).toEqual(picture("a"));
	});

	it("are missing when somebody emptied the folder, and may be made anew", async () => {
		const folder = makeFolder();
		const cache = openPictureCache(folder);
		await cache.write("a", picture("a"));
		rmSync(folder, { recursive: true });
		expect(await cache.read("a")).toBeNull();
		await cache.write("a", picture("a"));
		expect(await cache.read("a")).not.toBeNull();
	});

	it("leave strange files alone, but not what an earlier run left half-written", async () => {
		const folder = makeFolder();
		await openPictureCache(folder).write("a", picture("a"));
		for (const name of ["README", "old.part"]) writeFileSync(join(folder, name), "");
		const inTwoHours = Date.now() + 2 * 3_600_000;
		expect(await openPictureCache(folder, { now: () => inTwoHours }).read("a")).not.toBeNull();
		expect(readdirSync(folder).filter((name) => name.length < 64)).toEqual(["README"]);
	});
});

it("a disk that takes nothing costs one line in the log", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	onTestFinished(() => warn.mockRestore());
	const folder = makeFolder();
	// Nobody can make a folder within a file, not even root.
	writeFileSync(folder, "");
	const cache = openPictureCache(folder, { now: () => 0 });
	for (const key of ["a", "b"]) {
		expect((await cache.write(key, picture(key))).bytes).toEqual(picture(key));
	}
	expect(await listKept(cache, "ab")).toBe("");
	expect(warn.mock.calls).toHaveLength(1);
});

async function listKept(cache: ReturnType<typeof openPictureCache>, keys: string) {
	const kept = await Promise.all(
		[...keys].map(async (key) => ((await cache.read(key)) ? key : "")),
	);
	return kept.join("");
}
