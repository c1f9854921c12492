import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { openDiskStore } from "./disk-store.ts";

function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "blog-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

it("keeps values across restarts, whatever their keys look like", async () => {
	const folder = join(makeFolder(), "made", "on", "demand");
	const keys = ["list", "post ../../etc/passwd", "post __proto__", "post छोटे", ""];
	for (const key of keys) await openDiskStore(folder).write(key, { value: { key }, fetchedAt: 7 });
	const again = openDiskStore(folder);
	for (const key of keys)
		expect(await again.read(key)).toMatchObject({ value: { key }, fetchedAt: 7 });
	expect(readdirSync(folder)).toHaveLength(keys.length);
});

it("forgets what is removed", async () => {
	const store = openDiskStore(makeFolder());
	await store.write("a", { value: 1, fetchedAt: 1 });
	await store.remove("a");
	await store.remove("never there");
	expect(await store.read("a")).toBeNull();
});

it("takes a damaged file for none", async () => {
	const folder = makeFolder();
	const store = openDiskStore(folder);
	await store.write("a", { value: "words", fetchedAt: 1 });
	const [file = ""] = readdirSync(folder);
	for (const damage of ["", "{", "[]", "null", '{"key":"b","value":1,"fetchedAt":1}']) {
		writeFileSync(join(folder, file), damage);
		expect(await store.read("a")).toBeNull();
	}
});

it("takes a file in which one letter is another for none", async () => {
	const folder = makeFolder();
	const store = openDiskStore(folder);
	await store.write("a", { value: "words", fetchedAt: 1 });
	const [name = ""] = readdirSync(folder);
	const file = join(folder, name);
	writeFileSync(file, readFileSync(file, "utf8").replace("words", "woods"));
	expect(await store.read("a")).toBeNull();
});

it("is bounded, and lets the oldest go", async () => {
	const folder = makeFolder();
	const store = openDiskStore(folder, 300);
	for (let at = 0; at < 700; at++) await store.write(`key ${at}`, { value: at, fetchedAt: at });
	expect(readdirSync(folder).length).toBeLessThanOrEqual(500);
	expect(await store.read("key 699")).not.toBeNull();
	expect(await store.read("key 0")).toBeNull();
});

it("is a help only: where it cannot write, it says so once and goes on", async () => {
	const file = join(makeFolder(), "a file");
	writeFileSync(file, "");
	const told = vi.spyOn(console, "warn").mockImplementation(() => {});
	const store = openDiskStore(join(file, "below"));
	for (const _ of [1, 2]) await store.write("a", { value: 1, fetchedAt: 1 });
	expect(await store.read("a")).toBeNull();
	expect(told).toHaveBeenCalledTimes(1);
	vi.restoreAllMocks();
});
