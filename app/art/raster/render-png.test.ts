import sharp from "sharp";
import { expect, it } from "vitest";
import { renderKite } from "../kite.ts";
import { renderDocument } from "../svg.ts";
import { renderFullPng } from "./render-png.ts";

const DESIGN = {
	motif: (key: string) =>
		`<defs><path id="a${key}" class="fa" d="M0 0H240V240H0Z"/></defs><use href="#a${key}"/>`,
	main: ["teal", "ink", "ink", "ink"],
	facet: ["rani", "ink", "ink", "ink"],
	cut: "quarters",
	tail: ["sand", "sand"],
	fall: "M120 254v20",
} as const;

it.each([
	["light", "0e7c7b", "d6246e"],
	["dark", "159490", "e8407f"],
] as const)("a PNG of a kite has both its papers in the %s colours", async (theme, main, facet) => {
	const png = sharp(await renderFullPng(renderDocument(renderKite("A kite", DESIGN, theme)), 240));
	const { data, info } = await png.raw().toBuffer({ resolveWithObject: true });
	const getColour = (x: number, y: number) => {
		const at = (y * info.width + x) * info.channels;
		return data.toString("hex", at, at + 3);
	};
	expect([info.width, info.height]).toEqual([240, 320]);
	expect([getColour(60, 104), getColour(60, 140)]).toEqual([main, facet]);
});
