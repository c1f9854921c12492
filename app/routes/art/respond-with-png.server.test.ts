import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderMark } from "#app/art/mark.ts";
import { renderDocument } from "#app/art/svg.ts";
import { createPictureCache } from "#app/pictures/picture-cache.ts";
import { createPngRenderer } from "./respond-with-png.server.ts";

const MARK = renderDocument(renderMark("Kites", "light"));
const { signal } = new AbortController();

function openRenderer(folder = mkdtempSync(join(tmpdir(), "art-"))) {
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const cache = createPictureCache(folder);
	return { folder, write: vi.spyOn(cache, "write"), render: createPngRenderer(cache) };
}

it("a drawing is made once for all who request it at the same time, and after a restart", async () => {
	const { folder, render, write } = openRenderer();
	const made = await Promise.all(Array.from({ length: 8 }, () => render(MARK, 64, signal)));
	const restarted = openRenderer(folder);
	expect(await restarted.render(MARK, 64, signal)).toEqual(made[0]);
	expect(write).toHaveBeenCalledTimes(1);
	expect(restarted.write).not.toHaveBeenCalled();
});

it("a drawing is refused while too many others wait, and made when they are done", async () => {
	const { render } = openRenderer();
	const widths = Array.from({ length: 100 }, (_, index) => index + 1);
	const made = await Promise.all(widths.map((width) => render(MARK, width, signal)));
	expect(new Set(made.map((png) => png === null))).toEqual(new Set([true, false]));
	expect(await render(MARK, 101, signal)).not.toBeNull();
});
