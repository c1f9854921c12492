import { breakLines } from "#app/design/art/case-scale.ts";
import { type Lettering, measureText, renderText, toDrawable } from "#app/design/art/lettering.ts";

export type TextBox = {
	lettering: Lettering;
	x: number;
	/** The upper edge of the first line's capitals or, with `foot`, the last line's baseline. */
	y: number;
	isFromFoot?: boolean;
	width: number;
	height: number;
	/** The largest and the smallest size; a text that does not fit at the smallest is cut, or left out. */
	sizes: readonly [largest: number, smallest: number];
	paint: string;
};

const LEADING: Readonly<Record<Lettering, number>> = { title: 1.02, plain: 1.32, bold: 1.24 };
const CAPITAL: Readonly<Record<Lettering, number>> = { title: 0.64, plain: 0.66, bold: 0.66 };
const STEP = 2;

/**
 * Sets a text into a box as large as it fits, its lines of nearly equal length; never beyond the box. `top` is the
 * upper edge of the first line's capitals, `bottom` the last line's baseline.
 */
export function setText(text: string, box: TextBox) {
	const { lettering, x, paint } = box;
	const { lines, size } = fitText(toDrawable(text, lettering), box);
	const leading = LEADING[lettering] * size;
	const height = lines.length > 0 ? CAPITAL[lettering] * size + (lines.length - 1) * leading : 0;
	const top = box.isFromFoot ? box.y - height : box.y;
	const baseline = (index: number) => top + CAPITAL[lettering] * size + index * leading;
	const svg = lines.map((line, index) =>
		renderText(line, lettering, { x, y: baseline(index), size, paint }),
	);
	const width = Math.max(0, ...lines.map((line) => measureText(line, lettering) * size));
	return { svg: svg.join(""), lines, size, top, bottom: top + height, width };
}

function fitText(text: string, { lettering, width, height, sizes }: TextBox) {
	const [largest, smallest] = sizes;
	const longest = Math.max(0, ...text.split(" ").map((word) => measureText(word, lettering)));
	for (let size = largest; size > smallest; size -= STEP) {
		if (longest * size > width) continue;
		const lines = balance(text, lettering, width / size, longest);
		if (lines.length <= countLines(height, size, lettering)) return { lines, size };
	}
	const most = countLines(height, smallest, lettering);
	const lines = breakText(text, lettering, width / smallest);
	if (lines.length > most && most > 0) {
		lines[most - 1] = cutLine(lines[most - 1] ?? "", lettering, width / smallest);
	}
	return { lines: lines.slice(0, most), size: smallest };
}

function countLines(height: number, size: number, lettering: Lettering): number {
	const more = (height / size - CAPITAL[lettering]) / LEADING[lettering];
	return Math.max(0, 1 + Math.floor(more + 1e-9));
}

/** Returns the same number of lines in the narrowest column that has room for them and for the longest word. */
function balance(text: string, lettering: Lettering, width: number, longest: number): string[] {
	const lines = breakText(text, lettering, width);
	let [narrow, wide] = [Math.max(width / 2, longest), width];
	for (let step = 0; step < 6 && lines.length > 1; step++) {
		const middle = (narrow + wide) / 2;
		if (breakText(text, lettering, middle).length > lines.length) narrow = middle;
		else wide = middle;
	}
	return breakText(text, lettering, wide);
}

/** Breaks a text into lines no wider than the width, in parts of the size; a word that is wider is broken anywhere. */
function breakText(text: string, lettering: Lettering, width: number): string[] {
	const lines = breakLines(text, width, (line) => measureText(line, lettering));
	return lines.flatMap((line) => breakWord(line, lettering, width));
}

function breakWord(word: string, lettering: Lettering, width: number): string[] {
	const parts: string[] = [];
	for (const character of word) {
		const part = parts.at(-1);
		if (part !== undefined && measureText(part + character, lettering) <= width) {
			parts[parts.length - 1] = part + character;
		} else parts.push(character);
	}
	return parts;
}

function cutLine(line: string, lettering: Lettering, width: number): string {
	let shown = line;
	while (shown !== "" && measureText(`${shown.trimEnd()}…`, lettering) > width) {
		shown = shown.slice(0, -1);
	}
	return `${shown.replace(/[\s.,:;–—-]+$/, "")}…`;
}
