import sharp from "sharp";
import { expect, it } from "vitest";
import { renderFavicon, renderIcon } from "./mark.ts";
import { renderFullPng } from "./raster/render-png.ts";
import { type Drawing, renderDocument } from "./svg.ts";

const SIZE = 128;

/** The pixels of a drawing with their distances from the middle, 0 to 1 at the edge. */
async function paint(drawing: Drawing) {
	const png = sharp(await renderFullPng(renderDocument(drawing), SIZE));
	const raw = await png.raw().toBuffer();
	return Array.from({ length: SIZE * SIZE }, (_, index) => {
		const [x, y] = [(index % SIZE) + 0.5 - SIZE / 2, Math.floor(index / SIZE) + 0.5 - SIZE / 2];
		const [colour, opacity] = [raw.toString("hex", index * 4, index * 4 + 3), raw[index * 4 + 3]];
		return { colour, opacity, distance: Math.hypot(x, y) / (SIZE / 2) };
	});
}

it("the icon that may be masked covers its square, its mark within the middle four fifths", async () => {
	const pixels = await paint(renderIcon("Kites", "maskable", "light"));
	const outside = pixels.filter(({ distance }) => distance > 0.8);
	expect(new Set(pixels.map(({ opacity }) => opacity))).toEqual(new Set([255]));
	expect(new Set(outside.map(({ colour }) => colour)).size).toBe(1);
	expect(new Set(pixels.map(({ colour }) => colour)).size).toBeGreaterThan(3);
});

it("the icon of one colour has nothing behind the mark", async () => {
	const pixels = await paint(renderIcon("Kites", "monochrome", "light"));
	expect(pixels.filter(({ opacity }) => opacity === 0).length).toBeGreaterThan(SIZE ** 2 / 2);
	expect(pixels.filter(({ opacity }) => opacity === 255).length).toBeGreaterThan(SIZE ** 2 / 20);
});

it("the icon of tabs has the same ground and a dark line in both themes", async () => {
	const [light, dark] = [
		await paint(renderFavicon("Kites", "light")),
		await paint(renderFavicon("Kites", "dark")),
	];
	expect(light[SIZE / 2]).toMatchObject({ opacity: 255, colour: dark[SIZE / 2]?.colour });
	const drawn = dark.filter(({ opacity }) => opacity === 255).map(({ colour }) => colour);
	expect(drawn).toContainEqual(expect.stringMatching(/^[0-3].[0-3].[0-3].$/));
});
