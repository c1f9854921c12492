import { getOwnMark } from "#app/platform/own-mark.ts";
import { type Colour, type ColourTarget, paint, type Rules } from "./palette.ts";
import type { Drawing } from "./svg.ts";

const KITE =
	'<path class="v" d="M20 1.5V25.5L8 13.5Z"/><path class="y" d="M20 1.5 32 13.5 20 25.5Z"/>';
const LINE = '<path class="l" d="M1.6 38.4 7.6 31l4.8 4.2L20 25.5"/>';
/** The line's colour in both themes. A tab bar or a home screen may be light or dark; the ground is cotton in both. */
const ICON_LINE = "night";
const GROUND = "#fbf6ec";

/** Renders the logo, 32 x 40: a kite of two papers at the end of a line that rises like a chart. */
export function renderMark(name: string, target: ColourTarget = "page"): Drawing {
	const rules = buildRules(target, "ink", 2.2);
	const body = placeOwnMark(0, 4, 32) ?? LINE + KITE;
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
		body:
			placeOwnMark(0, 0, 48) ??
			`<rect width="48" height="48" rx="9" fill="${GROUND}"/><path class="l" d="M6 42.5 13.5 35.5 19.5 40.5 28.6 31.5"/><path class="v" d="M30 3V33L15 18Z"/><path class="y" d="M30 3 45 18 30 33Z"/>`,
	};
}

/** The treatment of an icon by the system that shows it: unchanged, cut to a shape of its own, or in its own colour. */
type IconPurpose = "any" | "maskable" | "monochrome";

/** The icons by the name that their addresses have; sizes in pixels. */
export const ICONS: Readonly<Record<string, { purpose: IconPurpose; size: number }>> = {
	small: { purpose: "any", size: 192 },
	large: { purpose: "any", size: 512 },
	maskable: { purpose: "maskable", size: 512 },
	monochrome: { purpose: "monochrome", size: 512 },
	/** The icon of Apple's systems, which round the corners and put black under transparent parts. */
	touch: { purpose: "maskable", size: 180 },
};

/** Lists the icons as a web application manifest has them. */
export function listManifestIcons() {
	const { touch: _touch, ...icons } = ICONS;
	return Object.entries(icons).map(([icon, { purpose, size }]) => ({
		src: `/art/icon/${icon}.png`,
		sizes: `${size}x${size}`,
		type: "image/png",
		purpose,
	}));
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
		body: placeOwnIcon(purpose) ?? ICON_BODIES[purpose],
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

/** Draws the agency's own mark within a square; undefined without one. */
function placeOwnMark(x: number, y: number, size: number): string | undefined {
	const address = getOwnMark();
	return address && `<image x="${x}" y="${y}" width="${size}" height="${size}" href="${address}"/>`;
}

/** Draws the agency's own mark as an icon: whole, or inside the circle that no shape cuts, on white. */
function placeOwnIcon(purpose: IconPurpose): string | undefined {
	if (purpose !== "maskable") return placeOwnMark(0, 0, 512);
	const mark = placeOwnMark(86, 86, 340);
	return mark && `<path fill="#ffffff" d="M0 0H512V512H0Z"/>${mark}`;
}

function placeMark(scale: number, mark: string): string {
	return `<g transform="translate(256 256)scale(${scale})translate(-15.4 -20.2)">${mark}</g>`;
}
