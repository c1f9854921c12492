import { SERVICE_KEYS, type ServiceKey } from "#app/content/schemas/service.ts";
import { renderFrame, renderTail } from "./kite.ts";
import { buildColourwayRules, type Colour, type Colourway, paint, type Target } from "./palette.ts";
import { choose, chooseFraction, hashText } from "./seed.ts";
import { getServiceMotif } from "./service-kites.ts";
import { type Drawing, round, trace } from "./svg.ts";

/** The two dresses of the idea, whose grounds are the fields of the cover; the line; the small kite. */
type Scheme = {
	main: Colourway;
	facet: Colourway;
	line: Colour;
	small: readonly [Colour, Colour];
};

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
	{
		main: ["teal", "indigo", "marigold", "cotton"],
		facet: ["aqua", "indigo", "vermilion", "cotton"],
		line: "cotton",
		small: ["marigold", "cotton"],
	},
	{
		main: ["sand", "rani", "teal", "cotton"],
		facet: ["marigold", "indigo", "rani", "cotton"],
		line: "indigo",
		small: ["teal", "rani"],
	},
	{
		main: ["rani", "indigo", "marigold", "cotton"],
		facet: ["blush", "plum", "rani", "cotton"],
		line: "cotton",
		small: ["marigold", "blush"],
	},
	{
		main: ["indigo", "vermilion", "marigold", "cotton"],
		facet: ["violet", "indigo", "marigold", "cotton"],
		line: "cotton",
		small: ["vermilion", "marigold"],
	},
	{
		main: ["lilac", "violet", "vermilion", "cotton"],
		facet: ["violet", "indigo", "marigold", "cotton"],
		line: "indigo",
		small: ["vermilion", "marigold"],
	},
	{
		main: ["marigold", "indigo", "vermilion", "cotton"],
		facet: ["vermilion", "indigo", "marigold", "cotton"],
		line: "indigo",
		small: ["rani", "cotton"],
	},
	{
		main: ["peach", "vermilion", "violet", "cotton"],
		facet: ["vermilion", "indigo", "peach", "cotton"],
		line: "indigo",
		small: ["violet", "vermilion"],
	},
	{
		main: ["aqua", "indigo", "vermilion", "cotton"],
		facet: ["teal", "indigo", "marigold", "cotton"],
		line: "indigo",
		small: ["vermilion", "sand"],
	},
];

/** How the cover is cut: what lies in the facets wears the second dress. All cuts are those of a kite's paper. */
const CUTS = [cutSlope, cutSquare, cutQuarters, cutBands, cutCorner] as const;

/** The idea's box of 240 stands a little higher than the cover, so that nothing of its ground ends inside. */
const SCALE = 2.9;
const MIDDLE = 337.5;

/** A post's cover, 1200 x 675, without text: its service's idea across a cut of two papers, arranged by the slug. */
export function renderPostCover(
	slug: string,
	serviceKey: ServiceKey,
	title: string,
	target: Target = "page",
	key = "",
): Drawing {
	const start = SERVICE_KEYS.indexOf(serviceKey);
	const scheme = SCHEMES[(start + (hashText(`page/${slug}`) % 5)) % SCHEMES.length] ?? SCHEMES[0];
	const isMirrored = choose([true, false], slug, "ink");
	const x = 745 + chooseFraction(slug, "place") * 45;
	const cut = choose(CUTS, slug, "proof")(x);
	const motif = getServiceMotif(serviceKey);
	const place = trace`transform="translate(${x} ${MIDDLE})scale(${isMirrored ? -SCALE : SCALE} ${SCALE})translate(-120 -120)"`;
	const [m, f, n] = [`m${key}`, `f${key}`, `n${key}`];
	const placeMotif = (copy: string) =>
		target === "page"
			? `<use href="#${m}" ${place}/>`
			: `<g ${place}>${motif(`${copy}${key}`)}</g>`;
	const scene =
		`<g class="p"><path class="fa" d="M0 0H1200V675H0Z"/>${placeMotif("p")}</g>` +
		// Drawn apart and then cut: cut one by one, the shapes would show a seam.
		`<g class="q" clip-path="url(#${f})" opacity=".999"><path class="fa" d="M0 0H1200V675H0Z"/>${placeMotif("q")}</g>` +
		renderKites(slug, scheme, target, n);
	const shared = target === "page" ? `<g id="${m}">${motif("")}</g>` : "";
	return {
		width: 1200,
		height: 675,
		title,
		rules: {
			...buildColourwayRules("p", scheme.main, target),
			...buildColourwayRules("q", scheme.facet, target),
			".t": `fill:none;stroke:${paint(scheme.line, target)}`,
		},
		target,
		body:
			`<defs>${shared}<clipPath id="${f}"><path d="${cut}"/></clipPath></defs>` +
			(isMirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${scene}</g>` : scene),
	};
}

/** One cut from edge to edge, through the idea. */
function cutSlope(x: number): string {
	return trace`M${x + MIDDLE} 0H1200V675H${x - MIDDLE}Z`;
}

/** The kite's whole square, on its corner, behind the idea. */
function cutSquare(x: number): string {
	const half = 385;
	return trace`M${x} ${MIDDLE - half}l${half} ${half}-${half} ${half}-${half}-${half}Z`;
}

/** Both diagonals: the papers change at the idea's middle. */
function cutQuarters(x: number): string {
	return trace`M${x} ${MIDDLE} ${x - MIDDLE} 0H${x + MIDDLE}ZM${x} ${MIDDLE} ${x - MIDDLE} 675H${x + MIDDLE}Z`;
}

/** Two bands across, as wide as what is between them. */
function cutBands(x: number): string {
	const wide = 215;
	return trace`M${x - MIDDLE - wide} 0h${wide}l675 675h-${wide}ZM${x - MIDDLE + wide} 0h${wide}l675 675h-${wide}Z`;
}

/** The lower corner, up to the idea's middle. */
function cutCorner(x: number): string {
	return trace`M${x - 675} 675 ${x} 0V675ZM${x} 0H1200V${1200 - x}Z`;
}

/** At the clear side: one kite whose line runs out at the foot, two of them, or one at the end of a long line. */
function renderKites(slug: string, { small, main }: Scheme, target: Target, id: string): string {
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
	const [left, right] = small.map((colour) => paint(colour, target));
	return [
		`<defs><g id="${id}">${renderTail([main[2], small[0]], target)}<path fill="${left}" d="M120 12V220L16 116Z"/><path fill="${right}" d="M120 12V220L224 116Z"/>${renderFrame()}</g></defs>`,
		...placed.map((placing) => renderPlaced(placing, id)),
	].join("");
}

type Placing = { x: number; y: number; size: number; tilt: number };

function renderPlaced({ x, y, size, tilt }: Placing, id: string): string {
	const angle = (tilt * Math.PI) / 180;
	const [tailX, tailY] = [x - Math.sin(angle) * 138 * size, y + Math.cos(angle) * 138 * size];
	return (
		trace`<path class="t" stroke-width="${1.5 + size * 3}" d="M${tailX} ${tailY}C${tailX - 30} ${tailY + 110} ${tailX + 70} ${tailY + 120} ${tailX + 30} 690"/>` +
		`<use href="#${id}" transform="translate(${round(x)} ${round(y)})rotate(${round(tilt)})scale(${size})translate(-120 -116)"/>`
	);
}
