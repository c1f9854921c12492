import type { IconPurpose } from "./icons.ts";
import { type Colour, type ColourTarget, paint, type Rules } from "./palette.ts";
import type { Drawing } from "./svg.ts";

const KITE =
	'<path class="v" d="M20 1.5V25.5L8 13.5Z"/><path class="y" d="M20 1.5 32 13.5 20 25.5Z"/>';
const LINE = '<path class="l" d="M1.6 38.4 7.6 31l4.8 4.2L20 25.5"/>';
/** The line's colour in both themes. A tab bar or a home screen may be light or dark; the ground is cotton in both. */
const ICON_LINE = "night";
const GROUND = "#fbf6ec";

/**
 * Renders the logo, 32 x 40: a kite of two papers at the end of a line that rises like a chart. One of the papers is
 * marigold, and would be invisible on marigold.
 */
export function renderMark(
	name: string,
	target: ColourTarget = "page",
	ground?: "marigold",
): Drawing {
	const rules = buildRules(target, "ink", 2.2);
	const half = ground ? `<path fill="${GROUND}" d="M20 1.5 32 13.5 20 25.5Z"/>` : "";
	const body = LINE + KITE + half;
	return { width: 32, height: 40, pngWidth: 512, title: name, rules, body, target };
}

/** Renders the mark for the smallest places: its edges are on the pixels of 16 and 32. */
export function renderFavicon(name: string, target: ColourTarget = "page"): Drawing {
	return {
		width: 48,
		height: 48,
		pngWidth: 48,
		title: name,
		rules: buildRules(target, ICON_LINE, 4),
		target,
		body: `<rect width="48" height="48" rx="9" fill="${GROUND}"/><path class="l" d="M6 42.5 13.5 35.5 19.5 40.5 28.6 31.5"/><path class="v" d="M30 3V33L15 18Z"/><path class="y" d="M30 3 45 18 30 33Z"/>`,
	};
}

export function renderIcon(
	name: string,
	purpose: IconPurpose,
	target: ColourTarget = "page",
): Drawing {
	return {
		width: 512,
		height: 512,
		title: name,
		rules: buildRules(target, ICON_LINE, 2.2),
		target,
		body: ICON_BODIES[purpose],
	};
}

const ICON_BODIES: Readonly<Record<IconPurpose, string>> = {
	any: `<rect width="512" height="512" rx="96" fill="${GROUND}"/>${placeMark(10.2, LINE + KITE)}`,
	// The mark is inside the middle circle of four fifths, which no shape cuts.
	maskable: `<path fill="${GROUND}" d="M0 0H512V512H0Z"/>${placeMark(8.4, LINE + KITE)}`,
	// Systems use only the opacity: the second paper is open, or the kite would be one solid shape.
	monochrome: placeMark(
		10.2,
		`${LINE}<path fill="#1b1a3a" fill-rule="evenodd" d="M20 1.5 32 13.5 20 25.5 8 13.5ZM22 6.6 28.9 13.5 22 20.4Z"/>`,
	),
};

function buildRules(target: ColourTarget, line: Colour, width: number): Rules {
	return {
		".v": `fill:${paint("vermilion", target)}`,
		".y": `fill:${paint("marigold", target)}`,
		".l": `fill:none;stroke:${paint(line, target)};stroke-width:${width};stroke-linejoin:miter`,
	};
}

function placeMark(scale: number, mark: string): string {
	return `<g transform="translate(256 256)scale(${scale})translate(-15.4 -20.2)">${mark}</g>`;
}
