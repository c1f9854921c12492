import { existsSync, readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import { createFolder } from "../../tests/support/copied-content.ts";
import { createFileStore } from "./file-store.ts";

const CONTENT = new TextEncoder().encode("%PDF");

function openFiles() {
	const folder = join(createFolder(), "files");
	return { folder, files: createFileStore(folder) };
}

it("a content is a file of its own that nobody else can read, until it is removed", async () => {
	const { folder, files } = openFiles();
	const [kept, left] = await files.put([
		{ name: "a.pdf", content: CONTENT },
		{ name: "b.pdf", content: null },
	]);
	expect(kept).toMatchObject({ name: "a.pdf", content: null });
	expect(left).toEqual({ name: "b.pdf", content: null });
	const id = kept?.id ?? "";
	expect(readdirSync(folder)).toEqual([id]);
	expect(statSync(folder).mode & 0o777).toBe(0o700);
	expect(statSync(join(folder, id)).mode & 0o777).toBe(0o600);
	expect(await files.get({ id, isKept: 1, content: null })).toEqual(Buffer.from(CONTENT));
	await files.remove([id, id]);
	expect(readdirSync(folder)).toEqual([]);
	expect(await files.get({ id, isKept: 1, content: null })).toBeNull();
});

it("a content of before there were files is read from its row, and one that is not kept is none", async () => {
	const { folder, files } = openFiles();
	expect(await files.get({ id: "a", isKept: 1, content: CONTENT })).toBe(CONTENT);
	expect(await files.get({ id: "a", isKept: 0, content: null })).toBeNull();
	expect(await files.put([{ content: null }])).toEqual([{ content: null }]);
	expect(existsSync(folder)).toBe(false);
});

it("where one of several cannot be written, nothing is left of the others", async () => {
	const { folder, files } = openFiles();
	const broken = {
		get byteLength(): number {
			throw new Error("it broke");
		},
	} as unknown as Uint8Array;
	await expect(files.put([{ content: CONTENT }, { content: broken }])).rejects.toThrow();
	expect(readdirSync(folder)).toEqual([]);
});

it("lists what is older than a time", async () => {
	const { folder, files } = openFiles();
	expect(await files.list(getNow())).toEqual([]);
	const [old, young] = await files.put([{ content: CONTENT }, { content: CONTENT }]);
	const time = (getNow() - 2 * HOUR) / 1_000;
	utimesSync(join(folder, old?.id ?? ""), time, time);
	expect(await files.list(getNow() - HOUR)).toEqual([old?.id]);
	expect((await files.list(getNow() + HOUR)).toSorted()).toEqual([old?.id, young?.id].toSorted());
});

it("without a folder leaves contents to their rows", async () => {
	const files = createFileStore(null, 1);
	expect(await files.put([{ content: CONTENT }])).toEqual([{ content: CONTENT }]);
	expect(await files.get({ id: "a", isKept: 1, content: CONTENT })).toBe(CONTENT);
	expect([files.strangerBytes, await files.hasRoom(), await files.list(getNow())]).toEqual([
		1024 * 1024,
		true,
		[],
	]);
});
