import { renderFrame, renderTail } from "./kite.ts";
import {
	buildColourwayRules,
	type Colour,
	type ColourPair,
	type ColourTarget,
	paint,
} from "./palette.ts";
import { choose, chooseFraction, hashText } from "./seed.ts";
import { getServiceMotif } from "./subject-kites.ts";
import type { Subject } from "./subjects.ts";
import { type Drawing, round, trace } from "./svg.ts";

/** The colours of the motif, whose grounds are the fields of the cover, and of the small kite with its line. */
type Scheme = ColourPair & { kite: readonly [line: Colour, left: Colour, right: Colour] };

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
	{
		main: ["teal", "indigo", "marigold", "cotton"],
		facet: ["aqua", "indigo", "vermilion", "cotton"],
		kite: ["cotton", "marigold", "cotton"],
	},
	{
		main: ["sand", "rani", "teal", "cotton"],
		facet: ["marigold", "indigo", "rani", "cotton"],
		kite: ["indigo", "teal", "rani"],
	},
	{
		main: ["rani", "indigo", "marigold", "cotton"],
		facet: ["blush", "plum", "rani", "cotton"],
		kite: ["cotton", "marigold", "blush"],
	},
	{
		main: ["indigo", "vermilion", "marigold", "cotton"],
		facet: ["violet", "indigo", "marigold", "cotton"],
		kite: ["cotton", "vermilion", "marigold"],
	},
	{
		main: ["lilac", "violet", "vermilion", "cotton"],
		facet: ["violet", "indigo", "marigold", "cotton"],
		kite: ["indigo", "vermilion", "marigold"],
	},
	{
		main: ["marigold", "indigo", "vermilion", "cotton"],
		facet: ["vermilion", "indigo", "marigold", "cotton"],
		kite: ["indigo", "rani", "cotton"],
	},
	{
		main: ["peach", "vermilion", "violet", "cotton"],
		facet: ["vermilion", "indigo", "peach", "cotton"],
		kite: ["indigo", "violet", "vermilion"],
	},
	{
		main: ["aqua", "indigo", "vermilion", "cotton"],
		facet: ["teal", "indigo", "marigold", "cotton"],
		kite: ["indigo", "vermilion", "sand"],
	},
];

/**
 * The scale of the motif's box of 240, which is then a little higher than the cover, so that its ground does not end
 * inside.
 */
const SCALE = 2.9;
const MIDDLE = 337.5;

/**
 * The shapes of the second colourway by the x of the motif's middle, as path data. All cuts are those of a kite's
 * paper.
 */
const CUTS = [
	/** A diagonal from edge to edge, through the motif. */
	(x: number) => trace`M${x + MIDDLE} 0H1200V675H${x - MIDDLE}Z`,
	/** The kite's whole square, on its corner, behind the motif. */
	(x: number) => trace`M${x} ${MIDDLE - 385}l385 385-385 385-385-385Z`,
	/** Both diagonals: the papers change at the motif's middle. */
	(x: number) =>
		trace`M${x} ${MIDDLE} ${x - MIDDLE} 0H${x + MIDDLE}ZM${x} ${MIDDLE} ${x - MIDDLE} 675H${x + MIDDLE}Z`,
	/** Two bands across, as wide as the space between them. */
	(x: number) =>
		trace`M${x - MIDDLE - 215} 0h215l675 675h-215ZM${x - MIDDLE + 215} 0h215l675 675h-215Z`,
	/** The lower corner, up to the motif's middle. */
	(x: number) => trace`M${x - 675} 675 ${x} 0V675ZM${x} 0H1200V${1200 - x}Z`,
] as const;

/**
 * Renders a post's cover, 1200 x 675, without text: its service's motif across a cut of two papers, arranged by the
 * slug.
 */
export function renderPostCover(
	slug: string,
	service: Subject & { order: number },
	title: string,
	target: ColourTarget = "page",
): Drawing {
	const start = service.order - 1;
	const scheme = SCHEMES[(start + (hashText(`page/${slug}`) % 5)) % SCHEMES.length] ?? SCHEMES[0];
	const isMirrored = choose([true, false], slug, "ink");
	const x = 745 + chooseFraction(slug, "place") * 45;
	const cut = choose(CUTS, slug, "proof")(x);
	const motif = getServiceMotif(service);
	const place = trace`transform="translate(${x} ${MIDDLE})scale(${isMirrored ? -SCALE : SCALE} ${SCALE})translate(-120 -120)"`;
	const placeMotif = (copy: string) =>
		target === "page" ? `<use href="#m" ${place}/>` : `<g ${place}>${motif(copy)}</g>`;
	const scene =
		`<g class="p"><path class="fa" d="M0 0H1200V675H0Z"/>${placeMotif("p")}</g>` +
		// The motif is drawn as a whole and then cut: shapes that are cut one by one would show a seam.
		`<g class="q" clip-path="url(#f)" opacity=".999"><path class="fa" d="M0 0H1200V675H0Z"/>${placeMotif("q")}</g>` +
		renderKites(slug, scheme, target);
	const shared = target === "page" ? `<g id="m">${motif("")}</g>` : "";
	return {
		width: 1200,
		height: 675,
		title,
		rules: {
			...buildColourwayRules("p", scheme.main, target),
			...buildColourwayRules("q", scheme.facet, target),
			".t": `fill:none;stroke:${paint(scheme.kite[0], target)}`,
		},
		target,
		body:
			`<defs>${shared}<clipPath id="f"><path d="${cut}"/></clipPath></defs>` +
			(isMirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${scene}</g>` : scene),
	};
}

/**
 * Renders kites at the empty side: one whose line ends at the bottom, two of them, or one at the end of a long line.
 */
function renderKites(slug: string, { kite, main }: Scheme, target: ColourTarget): string {
	const lift = chooseFraction(slug, "lift");
	const tilt = -16 + chooseFraction(slug, "tilt") * 32;
	const companies: readonly [Placing[], ...Placing[][]] = [
		[{ x: 290, y: 190 + lift * 110, size: 1.15, tilt }],
		[
			{ x: 260, y: 400 - lift * 90, size: 1, tilt },
			{ x: 410, y: 120 + lift * 60, size: 0.5, tilt: -tilt },
		],
		[{ x: 270, y: 420 + lift * 40, size: 1.6, tilt: tilt / 2 }],
	];
	const placed = choose(companies, slug, "fold");
	const [, left, right] = kite.map((colour) => paint(colour, target));
	return [
		`<defs><g id="n">${renderTail([main[2], kite[1]], target)}<path fill="${left}" d="M120 12V220L16 116Z"/><path fill="${right}" d="M120 12V220L224 116Z"/>${renderFrame()}</g></defs>`,
		...placed.map(renderPlaced),
	].join("");
}

type Placing = { x: number; y: number; size: number; tilt: number };

function renderPlaced({ x, y, size, tilt }: Placing): string {
	const angle = (tilt * Math.PI) / 180;
	const [tailX, tailY] = [x - Math.sin(angle) * 138 * size, y + Math.cos(angle) * 138 * size];
	return (
		trace`<path class="t" stroke-width="${1.5 + size * 3}" d="M${tailX} ${tailY}C${tailX - 30} ${tailY + 110} ${tailX + 70} ${tailY + 120} ${tailX + 30} 690"/>` +
		`<use href="#n" transform="translate(${round(x)} ${round(y)})rotate(${round(tilt)})scale(${size})translate(-120 -116)"/>`
	);
}
