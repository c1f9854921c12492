import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { makeFolder } from "#app/content/copy-for-tests.ts";
import { openDiskStore } from "./disk-store.ts";

it("values are there after a restart until they are removed, whatever their keys look like", async () => {
	const folder = join(makeFolder(), "made", "on", "demand");
	const keys = ["list", "post ../../etc/passwd", "post __proto__", "post छोटे", ""];
	for (const key of keys) await openDiskStore(folder).write(key, { value: { key }, fetchedAt: 7 });
	const again = openDiskStore(folder);
	for (const key of keys)
		expect(await again.read(key)).toMatchObject({ value: { key }, fetchedAt: 7 });
	expect(readdirSync(folder)).toHaveLength(keys.length);
	for (const key of [...keys, "never there"]) await again.remove(key);
	expect(await again.read("list")).toBeNull();
});

it("a damaged file counts as none", async () => {
	const folder = makeFolder();
	const store = openDiskStore(folder);
	await store.write("a", { value: "words", fetchedAt: 1 });
	const file = join(folder, readdirSync(folder)[0] ?? "");
	const oneLetterOff = readFileSync(file, "utf8").replace("words", "woods");
	for (const damage of ["", "{", "[]", "null", oneLetterOff]) {
		writeFileSync(file, damage);
		expect(await store.read("a"), damage).toBeNull();
	}
});

it("the folder is bounded, and the oldest go first", async () => {
	const folder = makeFolder();
	const store = openDiskStore(folder, 300);
	for (let at = 0; at < 700; at++) await store.write(`key ${at}`, { value: at, fetchedAt: at });
	const kept = await Promise.all([0, 150, 250, 350, 699].map((at) => store.read(`key ${at}`)));
	expect(kept.map(Boolean)).toEqual([false, false, false, true, true]);
	expect(readdirSync(folder)).toHaveLength(399);
});

it("where it cannot write, it logs that once and goes on", async () => {
	const file = join(makeFolder(), "a file");
	writeFileSync(file, "");
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const store = openDiskStore(join(file, "below"));
	for (const _ of [1, 2]) await store.write("a", { value: 1, fetchedAt: 1 });
	expect(await store.read("a")).toBeNull();
	expect(warn).toHaveBeenCalledTimes(1);
	vi.restoreAllMocks();
});
