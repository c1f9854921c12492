import sharp from "sharp";
import { expect, it } from "vitest";
import { renderIcon } from "./mark.ts";
import { renderFullPng } from "./raster/render-png.ts";
import { renderDocument } from "./svg.ts";

const SIZE = 128;

it("the icon that may be masked covers its square, its mark within the middle four fifths", async () => {
	const icon = renderDocument(renderIcon("Kites", "maskable", "light"));
	const raw = await sharp(await renderFullPng(icon, SIZE))
		.raw()
		.toBuffer();
	const pixels = Array.from({ length: SIZE * SIZE }, (_, index) => {
		const [x, y] = [(index % SIZE) + 0.5 - SIZE / 2, Math.floor(index / SIZE) + 0.5 - SIZE / 2];
		const [colour, opacity] = [raw.toString("hex", index * 4, index * 4 + 3), raw[index * 4 + 3]];
		return { colour, opacity, distance: Math.hypot(x, y) / (SIZE / 2) };
	});
	const outside = pixels.filter(({ distance }) => distance > 0.8);
	expect(new Set(pixels.map(({ opacity }) => opacity))).toEqual(new Set([255]));
	expect(new Set(outside.map(({ colour }) => colour)).size).toBe(1);
	expect(new Set(pixels.map(({ colour }) => colour)).size).toBeGreaterThan(3);
});
