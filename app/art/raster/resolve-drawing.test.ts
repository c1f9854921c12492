import { describe, expect, it } from "vitest";
import { drawAll } from "../drawings-for-tests.ts";
import { parseDrawing, writeDrawing } from "./parse-drawing.ts";
import type { Theme } from "./parse-style.ts";
import { resolveDrawing, writeResolved } from "./resolve-drawing.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">';

function resolve(content: string, theme: Theme = "light"): string {
	const { attributes, children } = resolveDrawing(`${SVG}${content}</svg>`, theme);
	return writeDrawing({ name: "svg", attributes, children })
		.replace(SVG, "")
		.replace(/<\/svg>$/, "");
}

describe("a resolved drawing", () => {
	it.each(["light", "dark"] as const)("is plain shapes for every one of the site, %s", (theme) => {
		for (const [name, svg] of drawAll()) {
			expect(writeDrawing(resolveDrawing(svg, theme)), name).not.toMatch(
				/<(use|style|text|title|defs)|(class|style|href)=|var\(/,
			);
		}
	});

	it("has the width asked for, and the height that goes with it", () => {
		expect(parseDrawing(writeResolved(`${SVG}</svg>`, "light", 300)).attributes).toEqual(
			new Map([
				["xmlns", "http://www.w3.org/2000/svg"],
				["viewBox", "0 0 20 10"],
				["width", "300"],
				["height", "150"],
			]),
		);
	});

	it("has the colours of its theme", () => {
		const drawing =
			'<style>svg{--a:#111}@media(prefers-color-scheme:dark){svg{--a:#eee}}.b{fill:var(--a)}</style><path class="b" d="M0 0"/>';
		expect(resolve(drawing)).toBe('<path d="M0 0" fill="#111"/>');
		expect(resolve(drawing, "dark")).toBe('<path d="M0 0" fill="#eee"/>');
	});

	it("lets a style attribute win over a class, a class over a name, a name over an attribute", () => {
		const style = "<style>.c{fill:#333}path{fill:#222;stroke:#222}</style>";
		const path = 'fill="#111" stroke="#111" opacity=".5"';
		expect(resolve(`${style}<path ${path}/>`)).toBe(
			'<path fill="#222" stroke="#222" opacity=".5"/>',
		);
		expect(resolve(`${style}<path class="c" ${path}/>`)).toContain('fill="#333"');
		expect(resolve(`${style}<path class="c" style="fill:#444" ${path}/>`)).toContain('fill="#444"');
	});

	it("copies what a use shows with the colours that hold at the use", () => {
		const drawing = [
			"<style>svg{--x:#111;--y:#222}.p{--a:var(--x)}.q{--a:var(--y)}.f{fill:var(--a)}</style>",
			'<defs><g id="m"><path id="n" class="f"/></g></defs>',
			'<use href="#m" class="p"/><g class="q"><use href="#m" transform="scale(2)" x="3" y="4"/></g>',
		];
		expect(resolve(drawing.join(""))).toBe(
			'<g><g><path fill="#111"/></g></g><g><g transform="scale(2)translate(3 4)"><g><path fill="#222"/></g></g></g>',
		);
	});

	it("keeps the clip paths and patterns that it refers to", () => {
		const clip = '<clipPath id="k"><path d="M0 0"/></clipPath>';
		expect(resolve(`<defs>${clip}</defs><g clip-path="url(#k)"/>`)).toBe(
			`${clip}<g clip-path="url(#k)"/>`,
		);
	});
});

describe("a drawing that may look otherwise elsewhere", () => {
	it.each([
		["an unknown element", "<image/>"],
		["an unknown attribute", '<path filter="url(#a)"/>'],
		["an unknown property", '<path style="mix-blend-mode:multiply"/>'],
		["a colour by name", '<path fill="red"/>'],
		["a colour with a fallback", '<path fill="var(--a,#111)"/>'],
		["an unknown selector", "<style>g path{fill:none}</style>"],
		["another media query", "<style>@media print{svg{fill:none}}</style>"],
		["a variable that nothing defines", '<path fill="var(--a)"/>'],
		[
			"a circle of variables",
			'<style>svg{--a:var(--b);--b:var(--a)}</style><path fill="var(--a)"/>',
		],
		["a use of nothing", '<use href="#a"/>'],
		["a use of itself", '<g id="a"><use href="#a"/></g>'],
		["a use of another document", '<use href="/a.svg#a"/>'],
		["a clip path that is not there", '<g clip-path="url(#a)"/>'],
		["a clip path in a copy", '<g id="a"><clipPath id="b"/></g><use href="#a"/>'],
		["an id that stands twice", '<path id="a"/><path id="a"/>'],
		["dashes in parts of a length", '<path pathLength="1" stroke-dasharray="1"/>'],
		["text outside a text", "<g>word</g>"],
		["a span in a text", "<text>a <tspan>word</tspan></text>"],
		["lettering of another weight", '<text font-weight="300">a</text>'],
		["a comment", "<!-- a -->"],
		["an entity of HTML", "<text>&nbsp;</text>"],
		["an open element", "<g>"],
	])("is refused: %s", (_, content) => {
		expect(() => resolve(content)).toThrow();
	});
});
