import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { createFolder } from "../../tests/support/copied-content.ts";
import { createDiskStore } from "./disk-store.ts";

it("values are there after a restart until they are removed, whatever their keys look like", async () => {
	const folder = join(createFolder(), "made", "on", "demand");
	const keys = ["list", "post ../../etc/passwd", "post __proto__", "post छोटे", ""];
	for (const key of keys) await createDiskStore(folder).save(key, { value: { key }, fetchedAt: 7 });
	const again = createDiskStore(folder);
	for (const key of keys)
		expect(await again.load(key)).toMatchObject({ value: { key }, fetchedAt: 7 });
	expect(readdirSync(folder)).toHaveLength(keys.length);
	for (const key of [...keys, "never there"]) await again.remove(key);
	expect(await again.load("list")).toBeNull();
});

it("a damaged file counts as none", async () => {
	const folder = createFolder();
	const store = createDiskStore(folder);
	await store.save("a", { value: "words", fetchedAt: 1 });
	const file = join(folder, readdirSync(folder)[0] ?? "");
	const oneLetterOff = readFileSync(file, "utf8").replace("words", "woods");
	for (const damage of ["", "{", "[]", "null", oneLetterOff]) {
		writeFileSync(file, damage);
		expect(await store.load("a"), damage).toBeNull();
	}
});

it("the folder is bounded, and the oldest go first", async () => {
	const folder = createFolder();
	const store = createDiskStore(folder, 300);
	for (let at = 0; at < 700; at++) await store.save(`key ${at}`, { value: at, fetchedAt: at });
	const kept = await Promise.all([0, 150, 250, 350, 699].map((at) => store.load(`key ${at}`)));
	expect(kept.map(Boolean)).toEqual([false, false, false, true, true]);
	expect(readdirSync(folder)).toHaveLength(399);
});

it("where it cannot write, it logs that once and goes on", async () => {
	const file = join(createFolder(), "a file");
	writeFileSync(file, "");
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const store = createDiskStore(join(file, "below"));
	for (const _ of [1, 2]) await store.save("a", { value: 1, fetchedAt: 1 });
	expect(await store.load("a")).toBeNull();
	expect(warn).toHaveBeenCalledTimes(1);
	vi.restoreAllMocks();
});
