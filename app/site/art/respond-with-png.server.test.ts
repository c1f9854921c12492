import { expect, it } from "vitest";
import { renderMark } from "#app/design/art/mark.ts";
import { renderDocument } from "#app/design/art/svg.ts";
import { createDiskCache } from "#app/platform/disk-cache.ts";
import { createFolder } from "../../../tests/support/copied-content.ts";
import { createPngRenderer } from "./respond-with-png.server.ts";

it("a drawing is rejected while too many others wait, and made when they are done", async () => {
	const mark = renderDocument(renderMark("Kites", "light"));
	const { signal } = new AbortController();
	const render = createPngRenderer(createDiskCache(createFolder()));
	const widths = Array.from({ length: 100 }, (_, index) => index + 1);
	const made = await Promise.all(widths.map((width) => render(mark, width, signal)));
	expect(new Set(made.map((png) => png === null))).toEqual(new Set([true, false]));
	expect(await render(mark, 101, signal)).not.toBeNull();
	// The PNGs that were rendered are cached, one for each width.
	const rendered = widths.filter((_, at) => made[at] !== null).slice(0, 2);
	const again = await Promise.all(rendered.map((width) => render(mark, width, signal)));
	expect(again).toEqual(rendered.map((width) => made[width - 1]));
	expect(again[0]).not.toEqual(again[1]);
});
