import outlines from "#app/fonts/anek-outlines.json" with { type: "json" };
import titles from "#app/fonts/anek-titles.json" with { type: "json" };
import { escapeText, trace } from "../svg.ts";

/** Wide and heavy for titles; plain and bold for what stands beside them. */
export type Lettering = "title" | "plain" | "bold";

const WEIGHTS = { plain: "400", bold: "700" } as const;
const TITLE_GLYPHS: Readonly<Record<string, { advance: number; outline: string }>> = titles.glyphs;
/** Titles stand a little closer than their letters say, as on the pages. */
const TIGHT = -0.015;
const HYPHENS = /[\u2010\u2011]/g;

/** What a card can show of a text: letters without an outline lose their marks, or are left out. */
export function keepDrawable(text: string, lettering: Lettering): string {
	const kept = [...text.normalize("NFC").replaceAll(HYPHENS, "-")].map((character) => {
		if (/\s/.test(character)) return " ";
		if (hasOutline(character, lettering)) return character;
		const bare = character.normalize("NFKD").replaceAll(/\p{M}/gu, "");
		return [...bare].every((each) => hasOutline(each, lettering)) ? bare : "";
	});
	return kept.join("").replaceAll(/\s+/g, " ").trim();
}

/** The text, or where most of its letters would be left out another one. */
export function chooseDrawable(text: string, otherwise: string, lettering: Lettering): string {
	const drawable = keepDrawable(text, lettering);
	return countLetters(drawable) * 2 > countLetters(text)
		? drawable
		: keepDrawable(otherwise, lettering);
}

/** The width of a drawable text set 1 unit high, in units. */
export function measureText(text: string, lettering: Lettering): number {
	return [...text].reduce((sum, character) => sum + findAdvance(character, lettering), 0);
}

/** One line of a drawable text; (x, y) is its left foot, the paint a colour. */
export function drawLine(
	text: string,
	lettering: Lettering,
	{ x, y, size, paint }: { x: number; y: number; size: number; paint: string },
): string {
	if (lettering !== "title") {
		return trace`<text x="${x}" y="${y}" fill="${paint}" font-size="${size}" font-weight="${WEIGHTS[lettering]}">${escapeText(text)}</text>`;
	}
	let pen = 0;
	const shapes = [...text].map((character) => {
		const shape = shift(
			TITLE_GLYPHS[character]?.outline ?? "",
			Math.round(pen * titles.unitsPerEm),
		);
		pen += findAdvance(character, lettering);
		return shape;
	});
	const scale = Math.round((size / titles.unitsPerEm) * 10_000) / 10_000;
	return `<path fill="${paint}" transform="translate(${trace`${x} ${y}`})scale(${scale})" d="${shapes.join("")}"/>`;
}

function countLetters(text: string): number {
	return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function hasOutline(character: string, lettering: Lettering): boolean {
	// A soft hyphen and its like have outlines in the font that nobody should see.
	if (/[\p{C}\p{Z}]/u.test(character) && character !== " ") return false;
	const known = lettering === "title" ? TITLE_GLYPHS : outlines[WEIGHTS[lettering]].outlines;
	return Object.hasOwn(known, character);
}

function findAdvance(character: string, lettering: Lettering): number {
	if (lettering === "title") {
		return (TITLE_GLYPHS[character]?.advance ?? 0) / titles.unitsPerEm + TIGHT;
	}
	const { advances, unitsPerEm }: { advances: Record<string, number>; unitsPerEm: number } =
		outlines[WEIGHTS[lettering]];
	return (advances[character] ?? 0) / unitsPerEm;
}

/** Outlines are in relative steps but for the start of each contour. */
function shift(outline: string, by: number): string {
	return by === 0
		? outline
		: outline.replaceAll(/M(-?\d+)/g, (_, x: string) => `M${Number(x) + by}`);
}
