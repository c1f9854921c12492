import { expect, it } from "vitest";
import { drawArt } from "../art/draw-art.server.ts";
import { writeManifest } from "./write-manifest.ts";

it("the manifest names icons of the sizes that systems want, one of them to be cut, and all exist", () => {
	const { icons } = writeManifest({ name: "Kites", description: "About kites." });
	const named = icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
	expect(named).toEqual(expect.arrayContaining(["any 192x192", "any 512x512", "maskable 512x512"]));
	for (const { src, sizes, type } of icons) {
		const art = drawArt(src.replace("/art/", ""));
		expect(`${art?.width}x${art?.width} image/${art?.format}`, src).toBe(`${sizes} ${type}`);
	}
});
