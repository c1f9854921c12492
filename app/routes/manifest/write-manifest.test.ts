import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawArt } from "../art/draw-art.server.ts";
import { THEME_COLOURS } from "./theme-colours.ts";
import { writeManifest } from "./write-manifest.ts";

const manifest = writeManifest({ name: "Kites", description: "About kites." });

describe("the web manifest", () => {
	it("is named and described by the content", () => {
		expect(manifest).toMatchObject({
			name: "Kites",
			short_name: "Kites",
			description: "About kites.",
		});
	});

	it("names icons that are there, in the sizes that it says", () => {
		for (const { src, sizes, type } of manifest.icons) {
			const art = drawArt(src.replace("/art/", ""));
			expect(`${art?.width}x${art?.width} image/${art?.format}`, src).toBe(`${sizes} ${type}`);
		}
	});

	it("has icons of 192 and 512, and one for systems that cut their own shape", () => {
		const kinds = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
		expect(kinds).toEqual(
			expect.arrayContaining(["any 192x192", "any 512x512", "maskable 512x512"]),
		);
	});

	it("has the colours of the page's ground", () => {
		const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
		const { light, dark } = THEME_COLOURS;
		expect(tokens).toContain(`--color-paper: light-dark(${light}, ${dark});`);
	});
});
