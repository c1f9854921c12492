import type { Cut } from "#app/content/schemas/look.ts";
import {
	buildColourwayRules,
	type Colour,
	type ColourPair,
	type ColourTarget,
	type Colourway,
	paint,
	type Rules,
} from "./palette.ts";
import { type Drawing, round, trace } from "./svg.ts";

/** The paper of the kite, a square on its corner in a 240 x 320 box, as path data. */
const SQUARE = "M120 12 224 116 120 220 16 116Z";

/** The areas of the second colourway, which show how the paper is cut, as path data over the square. */
export const CUTS = {
	half: "M120 0H240V240H120Z",
	quarters: "M120 0V116H240V0ZM0 116H120V240H0Z",
	window: "M120 50l66 66-66 66-66-66Z",
	crown: "M16 116Q120 30 224 116L120 12Z",
	slope: "M120 12 16 116l52 52L172 64Z",
	band: "M85.3 46.7 189.3 150.7l-34.6 34.6L50.7 81.3Z",
	wings: "M16 116l52-52 52 52-52 52ZM224 116l-52-52-52 52 52 52Z",
	pinwheel: "M120 116V12l52 52ZM120 116h104l-52 52ZM120 116v104l-52-52ZM120 116H16l52-52Z",
	keel: "M16 116 120 152l104-36L120 220Z",
	stripes: "M57.6 0h41.6v240H57.6ZM140.8 0h41.6v240h-41.6Z",
	patches:
		"M120 12l34.7 34.7L120 81.3 85.3 46.7ZM50.7 81.3 85.3 116l-34.6 34.7L16 116ZM189.3 81.3 224 116l-34.7 34.7-34.6-34.7ZM120 150.7l34.7 34.6L120 220l-34.7-34.7ZM120 81.3l34.7 34.7-34.7 34.7L85.3 116Z",
} as const satisfies Record<Cut, string>;
export type { Cut };

/** The shapes in which the line falls from the tail, as path data. */
export const FALLS = [
	"M120 254c2 20-20 24-17 42 1 9 8 13 5 22",
	"M120 254c-2 20 20 24 17 42-1 9-8 13-5 22",
	"M120 254c0 14 12 20 9 34-3 13-15 16-13 30",
] as const;

/** Chooses colours for the tail that contrast with a pale left half. */
export function chooseTail(main: Colourway, facet: Colourway): readonly [Colour, Colour] {
	return [main[1] === "cotton" ? main[0] : main[1], facet[2]];
}

/**
 * Returns markup in the roles' colours over a 240 x 240 box. Each id in it ends with the key, so that a document has it
 * once.
 */
export type Motif = (key: string) => string;

export type KitePaper = ColourPair & { motif: Motif; cut: Cut };

export type KiteDesign = KitePaper & {
	tail: readonly [Colour, Colour];
	fall: string;
};

/** Renders the patang, 240 x 320: paper, motif in two colourways, bow, spine, tail and line. The key ends its ids. */
export function renderKite(
	title: string,
	design: KiteDesign,
	target: ColourTarget = "page",
	key = "",
): Drawing {
	return {
		width: 240,
		height: 320,
		title,
		target,
		rules: buildKiteRules(design, target, key),
		body:
			`<path class="t" stroke-width="1.6" d="${design.fall}"/>` +
			renderTail(design.tail, target) +
			renderPaper(design, target, key) +
			renderFrame(),
	};
}

export function buildKiteRules({ main, facet }: ColourPair, target: ColourTarget, key = ""): Rules {
	return {
		...buildColourwayRules(`p${key}`, main, target),
		...buildColourwayRules(`q${key}`, facet, target),
		".t": `fill:none;stroke:${paint("ink", target)}`,
		".h": "fill:#1b1a3a;opacity:.055",
	};
}

/** Renders the square filled by the motif; within the cut a copy of it has the second colourway. */
export function renderPaper({ motif, cut }: KitePaper, target: ColourTarget, key = ""): string {
	const [m, k, f] = [`m${key}`, `k${key}`, `f${key}`];
	const [original, copy] =
		target === "page"
			? [motif(""), `<use href="#${m}" class="q${key}"/>`]
			: [motif(`p${key}`), `<g class="q${key}">${motif(`q${key}`)}</g>`];
	return `<defs><clipPath id="${k}"><path d="${SQUARE}"/></clipPath><clipPath id="${f}"><path d="${CUTS[cut]}"/></clipPath></defs><g clip-path="url(#${k})"><g class="p${key}"><g id="${m}">${original}</g></g><g clip-path="url(#${f})">${copy}</g><path class="h" d="M120 12 224 116 120 220Z"/></g>`;
}

export function renderTail(
	[left, right]: KiteDesign["tail"],
	target: ColourTarget,
	weight = 1,
): string {
	return `<path fill="${paint(left, target)}" d="M120 216 96 254h24Z"/><path fill="${paint(right, target)}" d="M120 216l24 38h-24Z"/><path class="t" stroke-width="${round(2.2 * weight)}" d="M120 216 96 254h48Z"/>`;
}

/** Renders edge, bow and spine, with the lashings where they cross; a large kite needs a lighter weight. */
export function renderFrame(weight = 1): string {
	return trace`<g class="t"><path stroke-width="${weight}" opacity=".45" d="M120 19.5 216.5 116 120 212.5 23.5 116Z"/><path stroke-width="${1.8 * weight}" d="M16 116Q120 30 224 116M120 12V254"/><path stroke-width="${2.8 * weight}" stroke-linejoin="miter" d="${SQUARE}"/><path stroke-width="${1.4 * weight}" d="M115.5 70.5l9 5m0-5-9 5M116 73h8"/></g>`;
}
