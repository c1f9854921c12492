import { recolourText } from "#app/platform/hue.ts";
import { buildStyle, type ColourTarget, type Rules, renderRules } from "./palette.ts";

export type Drawing = {
	width: number;
	height: number;
	/** The width of its PNG in pixels, where it is not that of most drawings. */
	pngWidth?: number;
	title: string;
	rules?: Rules;
	body: string;
	target?: ColourTarget;
};

/**
 * Renders a standalone SVG document. For a page its colours follow the colour scheme; for a PNG they are written out.
 */
export function renderDocument(drawing: Drawing): string {
	const { width, height, title, rules = {}, body, target = "page" } = drawing;
	const style = buildStyle(rules, body, target);
	return recolourText(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${escapeText(title)}</title><style>${style}</style>${body}</svg>`,
	);
}

/** Renders a drawing for a PNG as a part of another one. Its rules apply to it alone; its ids have to be unique. */
export function embedDrawing({ rules = {}, body }: Drawing, id: string, transform: string): string {
	return `<g id="${id}" transform="${transform}"><style>${renderRules(rules, `#${id} `)}</style>${body}</g>`;
}

/** Escapes text for element content and double-quoted attributes; control characters are dropped. */
export function escapeText(text: string): string {
	return (
		text
			// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids these characters even when escaped
			.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
			.toWellFormed()
			.replaceAll("&", "&amp;")
			.replaceAll("<", "&lt;")
			.replaceAll(">", "&gt;")
			.replaceAll('"', "&quot;")
	);
}

/** Rounds to one decimal, never to -0. */
export function round(value: number): number {
	return Math.round(value * 10) / 10 + 0;
}

/** Builds path data and transforms as a template tag that rounds every number. */
export function trace(strings: TemplateStringsArray, ...values: (number | string)[]): string {
	return String.raw(
		{ raw: strings },
		...values.map((value) => (typeof value === "number" ? round(value) : value)),
	);
}

export function repeat(count: number, render: (index: number) => string): string {
	return Array.from({ length: count }, (_, index) => render(index)).join("");
}
