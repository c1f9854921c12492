import { buildStyle, type Rules, type Target, writeRules } from "./palette.ts";

/** A colour of the drawing in hand: a ground, b figure, c second figure, d detail on the figure. */
export type Role = "a" | "b" | "c" | "d";

export type Drawing = {
	width: number;
	height: number;
	title: string;
	/** The rules of the classes that the drawing alone uses. */
	rules?: Rules;
	body: string;
	target?: Target;
};

/**
 * A drawing as a standalone SVG document. For a page its colours follow the embedder's colour scheme; for a PNG
 * they are written out.
 */
export function renderDocument(drawing: Drawing): string {
	const { width, height, title, rules = {}, body, target = "page" } = drawing;
	const style = buildStyle(rules, body, target);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${escapeText(title)}</title><style>${style}</style>${body}</svg>`;
}

/** A drawing for a PNG as a part of another one. Its rules apply to it alone; its ids are to be unique. */
export function embedDrawing({ rules = {}, body }: Drawing, id: string, transform: string): string {
	return `<g id="${id}" transform="${transform}"><style>${writeRules(rules, `#${id} `)}</style>${body}</g>`;
}

/** Text made safe for element content and double-quoted attributes; control characters are dropped. */
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

/** Rounded to one decimal, never -0. */
export function round(value: number): number {
	return Math.round(value * 10) / 10 + 0;
}

/** Template tag for path data and transforms: every number put in is rounded. */
export function trace(strings: TemplateStringsArray, ...values: (number | string)[]): string {
	return String.raw(
		{ raw: strings },
		...values.map((value) => (typeof value === "number" ? round(value) : value)),
	);
}

/** Draws `count` times, with the index from 0, and joins. */
export function repeat(count: number, render: (index: number) => string): string {
	return Array.from({ length: count }, (_, index) => render(index)).join("");
}

/** A flat shape in the role's colour. */
export function fill(role: Role, data: string): string {
	return `<path class="f${role}" d="${data}"/>`;
}

/** A line in the role's colour. */
export function stroke(role: Role, width: number, data: string, attributes = ""): string {
	return `<path class="s${role}" stroke-width="${width}" d="${data}"${attributes && ` ${attributes}`}/>`;
}

/** A filled circle. */
export function fillCircle(role: Role, x: number, y: number, radius: number): string {
	return trace`<circle class="f${role}" cx="${x}" cy="${y}" r="${radius}"/>`;
}

/** The full ground of a 240 x 240 motif. */
export function fillGround(role: Role = "a"): string {
	return fill(role, "M0 0H240V240H0Z");
}
