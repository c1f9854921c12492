import sharp from "sharp";
import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { drawFullPng } from "./draw-png.ts";
import { findMissingCharacters } from "./outline-text.ts";
import { writeResolved } from "./resolve-drawing.ts";

function resolve(body: string, theme: "light" | "dark" = "light"): string {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${body}</svg>`;
	return writeResolved(svg, theme, 300);
}

it.each([
	["light", "111111ff"],
	["dark", "eeeeeeff"],
] as const)(
	"the %s theme's colour is by class before name and attribute",
	async (theme, colour) => {
		const style =
			"svg{--a:#111}@media(prefers-color-scheme:dark){svg{--a:#eee}}.b{fill:var(--a)}path{fill:#777}";
		const path = '<path id="p" class="b" fill="#888" d="M0 0H20V10H0Z"/>';
		const drawing = `<style>${style}</style><defs>${path}</defs><use href="#p"/>`;
		const png = sharp(await drawFullPng(resolve(drawing, theme)));
		expect((await png.raw().toBuffer()).toString("hex", 0, 4)).toBe(colour);
	},
);

it.each([
	["an unknown element", "<image/>"],
	["an unknown attribute", '<path filter="url(#a)"/>'],
	["an unknown selector", "<style>g path{fill:none}</style>"],
	["a variable that nothing defines", '<path fill="var(--a)"/>'],
	["a use of itself", '<g id="a"><use href="#a"/></g>'],
	["a clip path that is not there", '<g clip-path="url(#a)"/>'],
	["lettering of another weight", '<text font-weight="300">a</text>'],
])("a PNG is refused of a drawing with %s", (_what, body) => {
	expect(() => resolve(body)).toThrow();
});

it("every character of the cases, digit and rupee sign can be drawn", () => {
	const texts = getContent().caseStudies.flatMap(({ measures }) =>
		measures.flatMap(({ label, unit, period }) => [label, unit, period]),
	);
	expect(findMissingCharacters(`${texts.join(" ")}0123456789.,−₹%`)).toEqual([]);
});
