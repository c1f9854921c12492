import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawFavicon, drawIcon } from "./mark.ts";
import { drawFullPng } from "./raster/draw-png.ts";
import { writeResolved } from "./raster/resolve-drawing.ts";

const SIZE = 128;

/** The pixels of a drawing as red, green, blue and opacity, with their distances from the middle, 0 to 1 at the edge. */
async function paint(svg: string) {
	const png = await drawFullPng(writeResolved(svg, "light", SIZE));
	const raw = await sharp(png).raw().toBuffer();
	return Array.from({ length: SIZE * SIZE }, (_, index) => {
		const [x, y] = [(index % SIZE) + 0.5 - SIZE / 2, Math.floor(index / SIZE) + 0.5 - SIZE / 2];
		const [red = 0, green = 0, blue = 0, opacity = 0] = raw.subarray(index * 4, index * 4 + 4);
		return { colour: `${red} ${green} ${blue}`, opacity, distance: Math.hypot(x, y) / (SIZE / 2) };
	});
}

describe("the maskable icon", () => {
	it("covers its square and keeps the mark within the middle circle of four fifths", async () => {
		const pixels = await paint(drawIcon("Kites", "maskable"));
		const ground = pixels[0]?.colour;
		expect(pixels.every(({ opacity }) => opacity === 255)).toBe(true);
		expect(
			pixels.filter(({ distance, colour }) => distance > 0.8 && colour !== ground),
		).toHaveLength(0);
		expect(new Set(pixels.map(({ colour }) => colour)).size).toBeGreaterThan(3);
	});
});

describe("the monochrome icon", () => {
	it("has nothing behind the mark", async () => {
		const opacities = (await paint(drawIcon("Kites", "monochrome"))).map(({ opacity }) => opacity);
		expect(opacities.filter((opacity) => opacity === 0).length).toBeGreaterThan(SIZE ** 2 / 2);
		expect(opacities.filter((opacity) => opacity === 255).length).toBeGreaterThan(SIZE ** 2 / 20);
	});
});

describe("the icons of tabs and lists", () => {
	it.each([
		["favicon", drawFavicon("Kites")],
		["icon", drawIcon("Kites", "any")],
	])("have their own ground, the same in both themes: %s", async (_, svg) => {
		const pixels = await paint(svg);
		expect(pixels[SIZE / 2]?.opacity).toBe(255);
		const dark = await sharp(await drawFullPng(writeResolved(svg, "dark", SIZE)))
			.raw()
			.toBuffer();
		const [red, green, blue] = dark.subarray((SIZE / 2) * 4);
		expect(pixels[SIZE / 2]?.colour).toBe(`${red} ${green} ${blue}`);
	});
});
