import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { drawFullPng, drawPng } from "./draw-png.ts";
import { findMissingCharacters } from "./outline-text.ts";
import { writeResolved } from "./resolve-drawing.ts";

function resolve(body: string, theme: "light" | "dark" = "light"): string {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${body}</svg>`;
	return writeResolved(svg, theme, 300);
}

describe("a drawing as PNG", () => {
	it("has the width asked for, and the height that goes with it", async () => {
		const { format, width, height } = await sharp(await drawPng(resolve(""))).metadata();
		expect({ format, width, height }).toEqual({ format: "png", width: 300, height: 150 });
	});

	it.each([
		["light", "111111"],
		["dark", "eeeeee"],
	] as const)(
		"has the colours of the %s theme, by class before name and attribute",
		async (theme, colour) => {
			const style =
				"svg{--a:#111}@media(prefers-color-scheme:dark){svg{--a:#eee}}.b{fill:var(--a)}path{fill:#777}";
			const path = '<path id="p" class="b" fill="#888" d="M0 0H20V10H0Z"/>';
			const drawing = `<style>${style}</style><defs>${path}</defs><use href="#p"/>`;
			const pixels = await sharp(await drawFullPng(resolve(drawing, theme)))
				.raw()
				.toBuffer();
			expect(pixels.toString("hex", 0, 4)).toBe(`${colour}ff`);
		},
	);

	it.each([
		["an unknown element", "<image/>"],
		["an unknown attribute", '<path filter="url(#a)"/>'],
		["an unknown property", '<path style="mix-blend-mode:multiply"/>'],
		["a colour by name", '<path fill="red"/>'],
		["an unknown selector", "<style>g path{fill:none}</style>"],
		["another media query", "<style>@media print{svg{fill:none}}</style>"],
		["a variable that nothing defines", '<path fill="var(--a)"/>'],
		["a use of itself", '<g id="a"><use href="#a"/></g>'],
		["a use of another document", '<use href="/a.svg#a"/>'],
		["a clip path that is not there", '<g clip-path="url(#a)"/>'],
		["an id that stands twice", '<path id="a"/><path id="a"/>'],
		["lettering of another weight", '<text font-weight="300">a</text>'],
		["an open element", "<g>"],
	])("is refused of a drawing with %s", (_what, body) => {
		expect(() => resolve(body)).toThrow();
	});
});

it("every character of the cases, digit and rupee sign can be drawn", () => {
	const texts = getContent().caseStudies.flatMap(({ measures }) =>
		measures.flatMap(({ label, unit, period }) => [label, unit, period]),
	);
	expect(findMissingCharacters(`${texts.join(" ")}0123456789.,−₹%`)).toEqual([]);
});
