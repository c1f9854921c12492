import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { drawFavicon, drawMark } from "#app/art/mark.ts";
import { openPictureCache } from "#app/pictures/picture-cache.ts";
import { createPngMaker } from "./png-maker.ts";

const MARK = drawMark("Kites");
const { signal } = new AbortController();

function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "art-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** A cache that counts what is put into it. */
function openCache(folder = makeFolder()) {
	const cache = openPictureCache(folder);
	const written: string[] = [];
	const write: typeof cache.write = (key, bytes) => {
		written.push(key);
		return cache.write(key, bytes);
	};
	return { folder, written, cache: { ...cache, write } };
}

describe("a drawing as PNG", () => {
	it("has the width asked for and the drawing's proportions", async () => {
		const png = await createPngMaker(openCache().cache).make(MARK, 64, signal);
		expect(await sharp(png ?? undefined).metadata()).toMatchObject({
			format: "png",
			width: 64,
			height: 80,
		});
	});

	it("is made once for all who ask at the same time", async () => {
		const { cache, written } = openCache();
		const maker = createPngMaker(cache);
		const made = await Promise.all(Array.from({ length: 8 }, () => maker.make(MARK, 64, signal)));
		expect(new Set(made.map((png) => png?.toString("hex"))).size).toBe(1);
		expect(written).toHaveLength(1);
	});

	it("is kept after a restart", async () => {
		const { cache, folder, written } = openCache();
		const first = await createPngMaker(cache).make(MARK, 64, signal);
		const later = openCache(folder);
		expect(await createPngMaker(later.cache).make(MARK, 64, signal)).toEqual(first);
		expect([written.length, later.written.length]).toEqual([1, 0]);
	});

	it("is another one for another drawing or width", async () => {
		const { cache, folder } = openCache();
		const maker = createPngMaker(cache);
		for (const svg of [MARK, drawFavicon("Kites")]) {
			for (const width of [32, 64]) await maker.make(svg, width, signal);
		}
		expect(readdirSync(folder)).toHaveLength(4);
	});

	it("is refused while too many others wait, and made when they are done", async () => {
		const maker = createPngMaker(openCache().cache);
		const widths = Array.from({ length: 100 }, (_, index) => index + 1);
		const made = await Promise.all(widths.map((width) => maker.make(MARK, width, signal)));
		const refused = made.filter((png) => png === null).length;
		expect(refused).toBeGreaterThan(0);
		expect(refused).toBeLessThan(100);
		expect(await maker.make(MARK, 101, signal)).not.toBeNull();
	});

	it("is not waited for by a visitor who has left", async () => {
		const left = AbortSignal.abort();
		await expect(createPngMaker(openCache().cache).make(MARK, 64, left)).rejects.toThrow();
	});

	it("is refused of a drawing that cannot be resolved", async () => {
		const unknown = MARK.replace("<path", "<image/><path");
		await expect(createPngMaker(openCache().cache).make(unknown, 64, signal)).rejects.toThrow(
			"Unknown element image",
		);
	});
});
