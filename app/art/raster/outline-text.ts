import outlines from "#app/fonts/anek-outlines.json" with { type: "json" };
import type { DrawingElement } from "./parse-drawing.ts";

type Attributes = ReadonlyMap<string, string>;

type Font = {
	unitsPerEm: number;
	advances: Readonly<Record<string, number>>;
	outlines: Readonly<Record<string, string>>;
};

const FONTS: Readonly<Record<string, Font>> = outlines;
/** How far from its point a line of text begins, in parts of its width. */
const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
const PLACING = new Set(["x", "y", "font-size", "font-weight", "text-anchor"]);
/** An empty box for a character that the font has not: in parts of the em, y downwards. */
const MISSING = {
	advance: 0.6,
	outline: "M.08 0L.08 -.66L.52 -.66L.52 0ZM.14 -.06L.46 -.06L.46 -.6L.14 -.6Z",
};

/** One line of text as shapes, from the outlines of the site's own font: no font is needed to show it. */
export function outlineText(
	text: string,
	own: Attributes,
	lettering: Attributes,
): DrawingElement[] {
	const size = Number.parseFloat(lettering.get("font-size") ?? "16");
	const font = FONTS[lettering.get("font-weight") ?? "400"];
	const anchor = ANCHORS[lettering.get("text-anchor") ?? "start"];
	if (!font || anchor === undefined) throw new Error("No outlines for this lettering");
	const characters = [...text.normalize("NFC").replaceAll(/\s+/g, " ").trim()];
	const width = characters.reduce((sum, character) => sum + findAdvance(font, character), 0) * size;
	let pen = Number(own.get("x") ?? 0) - anchor * width;
	const line = Number(own.get("y") ?? 0);
	const shapes = characters.map((character) => {
		const shape = traceCharacter(font, character, size, pen, line);
		pen += findAdvance(font, character) * size;
		return shape;
	});
	const attributes = new Map([...own].filter(([name]) => !PLACING.has(name)));
	attributes.set("d", shapes.join(""));
	return [{ name: "path", attributes, children: [] }];
}

/** The characters of a text that its outlines would show as an empty box. */
export function findMissingCharacters(text: string): string[] {
	const [font] = Object.values(FONTS);
	return [...text.normalize("NFC")].filter((each) => !/\s/.test(each) && !hasCharacter(font, each));
}

function hasCharacter(font: Font | undefined, character: string): boolean {
	return font !== undefined && Object.hasOwn(font.outlines, character);
}

function findAdvance(font: Font, character: string): number {
	if (!hasCharacter(font, character)) return MISSING.advance;
	return (font.advances[character] ?? 0) / font.unitsPerEm;
}

function traceCharacter(font: Font, character: string, size: number, x: number, y: number): string {
	const isKnown = hasCharacter(font, character);
	const outline = isKnown ? (font.outlines[character] ?? "") : MISSING.outline;
	const scale = isKnown ? size / font.unitsPerEm : size;
	const place = (value: string, origin: number) =>
		Math.round((Number(value) * scale + origin) * 100) / 100;
	return outline.replaceAll(
		/(-?[\d.]+) (-?[\d.]+)/g,
		(_, across: string, down: string) => `${place(across, x)} ${place(down, y)}`,
	);
}
