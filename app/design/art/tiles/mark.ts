import type { IconPurpose } from "../icons.ts";
import { type Colour, type ColourTarget, paint } from "../palette.ts";
import { choose, hashText } from "../seed.ts";
import type { Drawing } from "../svg.ts";
import { type ShapeName, traceShape } from "./shapes.ts";

/** The ground of an icon in both themes, since a tab bar or a home screen may be light or dark. */
const GROUND = "#fbf6ec";

/** The four shapes of a mark, in the order in which they stand before the name turns them. */
const KITS: readonly [Kit, ...Kit[]] = [
	["quarter", "quarter", "leaf", "disc"],
	["quarter", "half", "quarter", "disc"],
	["leaf", "quarter", "half", "frame"],
	["quarter", "leaf", "quarter", "frame"],
	["half", "quarter", "disc", "leaf"],
	["quarter", "quarter", "quarter", "disc"],
];
type Kit = readonly [ShapeName, ShapeName, ShapeName, ShapeName];
type Inks = readonly [Colour, Colour, Colour];

/** Renders the logo, 32 x 40: a tile of four shapes that the agency's name chooses. */
export function renderMark(
	name: string,
	target: ColourTarget = "page",
	ground?: "marigold",
): Drawing {
	const second: Colour = ground === "marigold" ? "cotton" : "marigold";
	return {
		width: 32,
		height: 40,
		pngWidth: 512,
		title: name,
		target,
		body: traceMark(name, { x: 0, y: 4, size: 32 }, ["vermilion", second, "ink"], target),
	};
}

/** Renders the mark for the smallest places: its edges are on the pixels of 16 and 32. */
export function renderFavicon(name: string, target: ColourTarget = "page"): Drawing {
	return {
		width: 48,
		height: 48,
		pngWidth: 48,
		title: name,
		target,
		body: `<rect width="48" height="48" rx="6" fill="${GROUND}"/>${traceMark(name, { x: 3, y: 3, size: 42 }, ICON_INKS, target)}`,
	};
}

const ICON_INKS: Inks = ["vermilion", "marigold", "night"];

export function renderIcon(
	name: string,
	purpose: IconPurpose,
	target: ColourTarget = "page",
): Drawing {
	return {
		width: 512,
		height: 512,
		title: name,
		target,
		body: renderIconBody(name, purpose, target),
	};
}

function renderIconBody(name: string, purpose: IconPurpose, target: ColourTarget): string {
	switch (purpose) {
		case "any":
			return `<rect width="512" height="512" rx="96" fill="${GROUND}"/>${traceMark(name, { x: 96, y: 96, size: 320 }, ICON_INKS, target)}`;
		case "maskable":
			// The mark is inside the middle circle of four fifths, which no shape cuts.
			return `<path fill="${GROUND}" d="M0 0H512V512H0Z"/>${traceMark(name, { x: 116, y: 116, size: 280 }, ICON_INKS, target)}`;
		case "monochrome":
			// Systems use only the opacity.
			return traceMark(name, { x: 86, y: 86, size: 340 }, ["night", "night", "night"], target);
	}
}

function traceMark(
	name: string,
	{ x, y, size }: { x: number; y: number; size: number },
	[first, second, third]: Inks,
	target: ColourTarget,
): string {
	const kit = choose(KITS, name, "mark");
	const inks = [first, second, third, first];
	const start = hashText(`mark start/${name}`);
	const half = size / 2;
	const paths = kit.map((shape, index) => {
		const at = (index + start) % 4;
		const place = {
			x: x + (at % 2) * half,
			y: y + Math.floor(at / 2) * half,
			size: half,
			turn: hashText(`mark turn ${index}/${name}`) % 4,
		};
		const ink = inks[(index + (start >>> 8)) % inks.length] ?? first;
		return `<path fill="${paint(ink, target)}" d="${traceShape(shape, "figure", place)}"/>`;
	});
	return paths.join("");
}
