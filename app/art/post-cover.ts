import type { ServiceKey } from "#app/content/schemas/service.ts";
import { CUTS, type Cut, drawFrame, drawTail, SQUARE } from "./kite.ts";
import { buildColourwayRule, type Colour, type Colourway } from "./palette.ts";
import { choose, chooseFraction, hashText } from "./seed.ts";
import { SERVICE_MOTIFS } from "./service-motifs.ts";
import { drawDocument, round, trace } from "./svg.ts";

/** The fields and papers of a cover: ground, second field, line, and the two dresses of its motif. */
type Scheme = {
	ground: Colour;
	field: Colour;
	line: Colour;
	main: Colourway;
	facet: Colourway;
	small: readonly [Colour, Colour];
};

type Placing = { x: number; y: number; size: number; tilt: number };

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
	{
		ground: "vermilion",
		field: "marigold",
		line: "indigo",
		main: ["sand", "indigo", "rani", "cotton"],
		facet: ["aqua", "teal", "vermilion", "cotton"],
		small: ["rani", "cotton"],
	},
	{
		ground: "teal",
		field: "pine",
		line: "cotton",
		main: ["sand", "vermilion", "marigold", "cotton"],
		facet: ["marigold", "indigo", "vermilion", "cotton"],
		small: ["vermilion", "aqua"],
	},
	{
		ground: "marigold",
		field: "orange",
		line: "indigo",
		main: ["cotton", "rani", "teal", "sand"],
		facet: ["blush", "violet", "rani", "cotton"],
		small: ["teal", "cotton"],
	},
	{
		ground: "rani",
		field: "plum",
		line: "cotton",
		main: ["aqua", "indigo", "marigold", "cotton"],
		facet: ["sand", "teal", "orange", "cotton"],
		small: ["marigold", "blush"],
	},
	{
		ground: "indigo",
		field: "violet",
		line: "cotton",
		main: ["marigold", "vermilion", "teal", "cotton"],
		facet: ["blush", "rani", "violet", "cotton"],
		small: ["vermilion", "lilac"],
	},
	{
		ground: "aqua",
		field: "teal",
		line: "indigo",
		main: ["marigold", "indigo", "vermilion", "cotton"],
		facet: ["cotton", "vermilion", "teal", "sand"],
		small: ["vermilion", "sand"],
	},
	{
		ground: "peach",
		field: "vermilion",
		line: "indigo",
		main: ["lilac", "violet", "rani", "cotton"],
		facet: ["teal", "cotton", "marigold", "indigo"],
		small: ["violet", "marigold"],
	},
];

const LAYOUTS = [drawSoaring, drawQuilt, drawCloseUp, drawRising] as const;
const COVER_CUTS = [
	"half",
	"quarters",
	"slope",
	"window",
	"band",
	"pinwheel",
] as const satisfies Cut[];
const SERVICE_ORDER = Object.keys(SERVICE_MOTIFS);

/** A post's cover, 1200 x 675, without text: its service's idea on kite paper, arranged by the slug. */
export function drawPostCover(slug: string, serviceKey: ServiceKey, title: string): string {
	const start = SERVICE_ORDER.indexOf(serviceKey);
	const scheme = SCHEMES[(start + (hashText(`scheme/${slug}`) % 4)) % SCHEMES.length] ?? SCHEMES[0];
	const cut = choose(COVER_CUTS, slug, "cut");
	const layout = choose(LAYOUTS, slug, "layout");
	const isMirrored = chooseFraction(slug, "mirror") < 0.5;
	const scene = layout(slug, scheme);
	return drawDocument({
		width: 1200,
		height: 675,
		title,
		rules: `${buildColourwayRule("p", scheme.main)}${buildColourwayRule("q", scheme.facet)}.t{fill:none;stroke:var(--${scheme.line})}`,
		body:
			`<defs><g id="m"${isMirrored ? ' transform="matrix(-1 0 0 1 240 0)"' : ""}>${SERVICE_MOTIFS[serviceKey]()}</g><clipPath id="k"><path d="${SQUARE}"/></clipPath><clipPath id="f"><path d="${CUTS[cut]}"/></clipPath>` +
			`<g id="w">${drawTail(scheme.small)}<g clip-path="url(#k)"><use href="#m" class="p"/><g clip-path="url(#f)"><use href="#m" class="q"/></g></g>${drawFrame()}</g>` +
			`<g id="n">${drawTail([scheme.main[0], scheme.facet[0]])}<path fill="var(--${scheme.small[0]})" d="M120 12V220L16 116Z"/><path fill="var(--${scheme.small[1]})" d="M120 12V220L224 116Z"/>${drawFrame()}</g></defs>` +
			`<path fill="var(--${scheme.ground})" d="M0 0H1200V675H0Z"/>` +
			(isMirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${scene}</g>` : scene),
	});
}

/** One great kite over a diagonal field, two small ones behind it on their own lines. */
function drawSoaring(slug: string, { field }: Scheme): string {
	const tilt = -10 - chooseFraction(slug, "tilt") * 16;
	const great = { x: 800 + chooseFraction(slug, "x") * 60, y: 300, size: 2.7, tilt };
	const far = { x: 250 + chooseFraction(slug, "far") * 90, y: 190, size: 0.72, tilt: 16 };
	const near = { x: 410, y: 430 - chooseFraction(slug, "near") * 60, size: 0.42, tilt: -14 };
	const [tailX, tailY] = findTail(great);
	return [
		`<path fill="var(--${field})" d="M0 675V${round(420 + chooseFraction(slug, "field") * 120)}L1200 ${round(120 + chooseFraction(slug, "rise") * 160)}V675Z"/>`,
		drawLine(
			2.5,
			trace`M0 560C160 610 240 470 ${findTail(far)[0]} ${findTail(far)[1]}M120 675C240 620 380 640 ${findTail(near)[0]} ${findTail(near)[1]}`,
		),
		drawLine(5, trace`M0 640C320 540 ${tailX - 260} 720 ${tailX} ${tailY}`),
		place("n", far),
		place("n", near),
		place("w", great),
	].join("");
}

/** A patchwork of kites across the picture, every other one bare paper. */
function drawQuilt(slug: string, { field, small }: Scheme): string {
	const shift = Math.floor(chooseFraction(slug, "shift") * 3);
	const step = 250;
	const squares: string[] = [];
	for (let row = -1; row < 5; row++) {
		for (let column = -1; column < 6; column++) {
			const x = 90 + column * step + (row % 2 ? step / 2 : 0);
			const y = 88 + row * (step / 2);
			const pick = (column * 2 + row + shift + 30) % 5;
			const data = trace`M${x} ${y - 125}l125 125-125 125-125-125Z`;
			if (pick === 1 && x > 250) squares.push(place("w", { x, y, size: 1.2, tilt: 0 }));
			else if (pick === 3) squares.push(`<path fill="var(--${field})" d="${data}"/>`);
			else if (pick === 4 && x > 420) squares.push(place("n", { x, y, size: 1.2, tilt: 0 }));
		}
	}
	return [
		`<path fill="var(--${small[1]})" opacity=".28" d="M0 675 675 0H1200V675Z"/>`,
		squares.join(""),
		drawLine(
			5,
			trace`M0 ${600 - shift * 40}C180 ${700 - shift * 30} 250 ${340 + shift * 40} 420 400S700 620 1200 ${500 + shift * 40}`,
		),
	].join("");
}

/** The idea itself, close up, cut off by the edge; a small kite pulls away from it. */
function drawCloseUp(slug: string, { field }: Scheme): string {
	const edge = 520 + chooseFraction(slug, "edge") * 120;
	const kite = { x: 230, y: 220 + chooseFraction(slug, "height") * 60, size: 1.15, tilt: 14 };
	const [tailX, tailY] = findTail(kite);
	return [
		`<path fill="var(--${field})" d="M0 675 ${round(edge - 60)} ${round(675 - edge)}V675Z"/>`,
		trace`<g transform="translate(${edge - 80} -84)"><g class="p"><use href="#m" transform="scale(3.6)"/></g><g clip-path="url(#f)" transform="scale(3.6)"><use href="#m" class="q"/></g></g>`,
		`<path fill="var(--${field})" d="M${round(edge - 80)} 0h18v675h-18Z"/>`,
		drawLine(
			5,
			trace`M${tailX} ${tailY}C${tailX - 60} ${tailY + 160} ${edge - 120} 640 ${edge + 120} 560S1050 500 1200 610`,
		),
		place("n", kite),
	].join("");
}

/** Three kites that climb along one line. */
function drawRising(slug: string, { field }: Scheme): string {
	const lift = chooseFraction(slug, "lift") * 70;
	const kites: Placing[] = [
		{ x: 215, y: 450, size: 0.8, tilt: 8 },
		{ x: 500, y: 345 - lift / 2, size: 1.25, tilt: 0 },
		{ x: 905, y: 270 - lift / 4, size: 2.1, tilt: -12 },
	];
	const tails = kites.map(findTail);
	const lines = tails
		.map(
			([x, y], index) =>
				trace`M${x} ${y}C${x + 10} ${y + 70} ${x - 80 + index * 20} 590 ${x - 200} ${690}`,
		)
		.join("");
	const radius = 210 + chooseFraction(slug, "sun") * 90;
	return [
		trace`<circle fill="var(--${field})" cx="905" cy="${300 - lift / 4}" r="${radius + 90}"/>`,
		`<path fill="var(--${field})" d="M0 675V600L1200 540V675Z"/>`,
		drawLine(4, lines),
		kites.map((kite, index) => place(index === 1 ? "n" : "w", kite)).join(""),
	].join("");
}

function place(id: "w" | "n", { x, y, size, tilt }: Placing): string {
	return `<use href="#${id}" transform="translate(${round(x)} ${round(y)})rotate(${round(tilt)})scale(${size})translate(-120 -116)"/>`;
}

/** Where the line leaves a placed kite: the foot of its tail. */
function findTail({ x, y, size, tilt }: Placing): readonly [number, number] {
	const angle = (tilt * Math.PI) / 180;
	return [x - Math.sin(angle) * 138 * size, y + Math.cos(angle) * 138 * size];
}

function drawLine(width: number, data: string): string {
	return `<path class="t" stroke-width="${width}" d="${data}"/>`;
}
