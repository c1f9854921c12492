import figures from "#app/fonts/anek-figures.json" with { type: "json" };
import { trace } from "./svg.ts";

type Glyph = { advance: number; outline: string };

const GLYPHS: Readonly<Record<string, Glyph>> = figures.glyphs;
/** Letters stand closer at this size than in text. */
const TIGHT = 0.97;

/** The width of a figure set 1 unit high, in units. */
export function measureFigure(figure: string): number {
	return findGlyphs(figure).reduce((sum, { advance }) => sum + advance * TIGHT, 0) / EM;
}

/** The greatest size at which a figure is no wider than `width`, up to `limit`. */
export function fitFigure(figure: string, width: number, limit: number): number {
	return Math.min(limit, width / Math.max(measureFigure(figure), 0.1));
}

/** A figure in the site's wide, heavy type as shapes, since a picture has no font of its own; (x, y) is its left foot. */
export function drawFigure(
	figure: string,
	x: number,
	y: number,
	size: number,
	paint: string,
): string {
	let pen = 0;
	const shapes = findGlyphs(figure).map(({ advance, outline }) => {
		const shape = pen === 0 ? outline : shift(outline, pen);
		pen += Math.round(advance * TIGHT);
		return shape;
	});
	const scale = Math.round((size / EM) * 1000) / 1000;
	return `<path ${paint} transform="translate(${trace`${x} ${y}`})scale(${scale})" d="${shapes.join("")}"/>`;
}

const EM = figures.unitsPerEm;

function findGlyphs(figure: string): Glyph[] {
	return [...figure].flatMap((character) =>
		Object.hasOwn(GLYPHS, character) ? (GLYPHS[character] ?? []) : [],
	);
}

/** Outlines are in relative steps but for the start of each contour. */
function shift(outline: string, by: number): string {
	return outline.replaceAll(/M(-?\d+)/g, (_, x: string) => `M${Number(x) + by}`);
}
