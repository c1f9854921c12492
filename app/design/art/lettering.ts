import font from "#app/design/fonts/anek-outlines.json" with { type: "json" };
import { trace } from "./svg.ts";

/** A font: wide and heavy for titles and figures; plain and bold for the text beside them. */
export type Lettering = "title" | "plain" | "bold";

const GLYPHS: Readonly<
	Record<Lettering, Readonly<Record<string, { advance: number; outline: string }>>>
> = font;
/** The letter spacing in ems: titles are a little closer than their font sets them, as on the pages. */
const TRACKING: Readonly<Record<Lettering, number>> = { title: -0.015, plain: 0, bold: 0 };
const HYPHENS = /[\u2010\u2011]/g;

/** Returns the part of a text that has outlines: letters without one lose their marks, or are left out. */
export function toDrawable(text: string, lettering: Lettering): string {
	const drawable = [...text.normalize("NFC").replaceAll(HYPHENS, "-")].map((character) => {
		if (/\s/.test(character)) return " ";
		if (hasOutline(character, lettering)) return character;
		const bare = character.normalize("NFKD").replaceAll(/\p{M}/gu, "");
		return [...bare].every((each) => hasOutline(each, lettering)) ? bare : "";
	});
	return drawable.join("").replaceAll(/\s+/g, " ").trim();
}

/** Returns the text, or another one where most of its letters would be left out. */
export function chooseDrawable(text: string, otherwise: string, lettering: Lettering): string {
	const drawable = toDrawable(text, lettering);
	return countLetters(drawable) * 2 > countLetters(text)
		? drawable
		: toDrawable(otherwise, lettering);
}

/** Returns the width of a drawable text set 1 unit high, in units. */
export function measureText(text: string, lettering: Lettering): number {
	return [...text].reduce((sum, character) => sum + getAdvance(character, lettering), 0);
}

/** Returns the greatest size at which a figure is no wider than `width`, up to `limit`. */
export function fitFigure(figure: string, width: number, limit: number): number {
	return Math.min(limit, width / Math.max(measureText(figure, "title"), 0.1));
}

/**
 * Renders one line of a drawable text as outlines, since an image loads no font; (x, y) is the left end of its
 * baseline.
 */
export function renderText(
	text: string,
	lettering: Lettering,
	{ x, y, size, paint }: { x: number; y: number; size: number; paint: string },
): string {
	let pen = 0;
	const glyphs = [...text].map((character) => {
		const outline = GLYPHS[lettering][character]?.outline;
		const at = Math.round(pen * font.unitsPerEm);
		pen += getAdvance(character, lettering);
		return outline ? `M${at} 0${outline}` : "";
	});
	const scale = Math.round((size / font.unitsPerEm) * 10_000) / 10_000;
	return `<path fill="${paint}" transform="translate(${trace`${x} ${y}`})scale(${scale})" d="${glyphs.join("")}"/>`;
}

function countLetters(text: string): number {
	return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function hasOutline(character: string, lettering: Lettering): boolean {
	// The font has visible outlines for soft hyphens and other invisible characters.
	if (/[\p{C}\p{Z}]/u.test(character) && character !== " ") return false;
	return Object.hasOwn(GLYPHS[lettering], character);
}

function getAdvance(character: string, lettering: Lettering): number {
	return (GLYPHS[lettering][character]?.advance ?? 0) / font.unitsPerEm + TRACKING[lettering];
}
