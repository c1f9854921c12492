import type { ColourPair, ColourTarget } from "../palette.ts";
import { choose, hashText } from "../seed.ts";
import { chooseDistrictPapers, getPapers, type Subject } from "../subjects.ts";
import { type Drawing, trace } from "../svg.ts";
import type { ShapeName } from "./shapes.ts";
import { layWall, ROSE, renderTiles, type Tile, toSuits } from "./wall.ts";

/** The panel of a thing: three by four squares. */
const SIZE = 80;
const WIDTH = 3 * SIZE;
const HEIGHT = 4 * SIZE;
/** A district shows so much of its city's wall, in squares of half the size. */
const CUT = { width: WIDTH / 2, height: HEIGHT / 2, columns: 4, rows: 5 };

/** The shapes of a city's wall: of the large tiles, of some, and of the small ones. */
const KITS: readonly [Kit, ...Kit[]] = [
	["quarter", "stairs", "dot"],
	["arcs", "half", "leaf"],
	["leaf", "bars", "quarter"],
	["arch", "columns", "half"],
	["halves", "quarter", "frame"],
	["stairs", "arcs", "disc"],
	["disc", "leaf", "arcs"],
	["bars", "arch", "half"],
	["arcs", "columns", "dots"],
	["quarter", "halves", "bars"],
	["leaf", "disc", "stairs"],
];
type Kit = readonly [large: ShapeName, middle: ShapeName, small: ShapeName];

/** Renders a city as a wall of tiles of three sizes. */
export function renderCity(title: string, city: Subject, target: ColourTarget = "page"): Drawing {
	const tiles = layCity(city, getPapers(city, city.slug));
	return { width: WIDTH, height: HEIGHT, title, target, body: renderTiles(tiles, target) };
}

/** Renders a district as a part of its city's wall, seen from nearer and in colours of its own. */
export function renderDistrict(
	title: string,
	city: Subject,
	slug: string,
	target: ColourTarget = "page",
): Drawing {
	const seed = `${city.kite?.variant ?? 0}/${city.slug}/${slug}`;
	const tiles = layCity(city, chooseDistrictPapers(seed));
	const cut = hashText(`cut/${seed}`) % (CUT.columns * CUT.rows);
	const x = (cut % CUT.columns) * (SIZE / 2);
	const y = Math.floor(cut / CUT.columns) * (SIZE / 2);
	return {
		width: WIDTH,
		height: HEIGHT,
		title,
		target,
		body: trace`<svg width="${WIDTH}" height="${HEIGHT}" viewBox="${x} ${y} ${CUT.width} ${CUT.height}">${renderTiles(tiles, target)}</svg>`,
	};
}

function layCity({ slug }: Subject, papers: ColourPair): Tile[] {
	return layWall({
		seed: slug,
		columns: 3,
		rows: 4,
		size: SIZE,
		shapes: choose(KITS, slug, "kit"),
		suits: toSuits(papers),
		large: 34,
		small: 34,
	});
}

/** The shapes that four times make a whole around a middle, and those of the row below. */
const PETALS = [
	"quarter",
	"arcs",
	"leaf",
	"half",
	"halves",
	"stairs",
	"arch",
] as const satisfies ShapeName[];
const FOOTS = ["half", "bars", "dot", "arcs", "columns", "disc", "dots"] as const;

/** The turns of the four parts of a figure: about its middle, from its middle, in a wheel, or in two rows. */
const TURNS: readonly [Turns, ...Turns[]] = [ROSE, [0, 1, 3, 2], [0, 1, 2, 3], [0, 2, 2, 0]];
type Turns = readonly [number, number, number, number];

/** Renders a service as one large figure of four parts above a row. */
export function renderService(
	title: string,
	service: Subject,
	target: ColourTarget = "page",
): Drawing {
	const seed = `service ${service.slug}`;
	const papers = getPapers(service, seed);
	const tiles = [
		...layFigure(service, papers, { x: 0, y: 0, size: WIDTH }),
		...layFoot(seed, papers),
	];
	return { width: WIDTH, height: HEIGHT, title, target, body: renderTiles(tiles, target) };
}

/** Lays the figure of a service into a square. */
export function layFigure(
	{ slug }: Subject,
	papers: ColourPair,
	{ x, y, size }: Pick<Tile, "x" | "y" | "size">,
): Tile[] {
	const seed = `service ${slug}`;
	const [main, facet, inverse] = toSuits(papers);
	const turns = choose(TURNS, seed, "turns");
	const first = choose(PETALS, seed, "first");
	const second = hashText(`alike/${seed}`) % 3 === 0 ? choose(PETALS, seed, "second") : first;
	const suits = choose(
		[
			[main, facet, facet, main],
			[main, main, facet, facet],
			[facet, main, inverse, facet],
		],
		seed,
		"suits",
	);
	return turns.map((turn, index) => ({
		x: x + (index % 2) * (size / 2),
		y: y + Math.floor(index / 2) * (size / 2),
		size: size / 2,
		turn,
		shape: index % 3 === 0 ? first : second,
		suit: suits[index] ?? main,
	}));
}

function layFoot(seed: string, papers: ColourPair): Tile[] {
	const [, , inverse, last] = toSuits(papers);
	const shape = choose(FOOTS, seed, "foot");
	const turn = hashText(`foot turn/${seed}`) % 4;
	return [0, 1, 2].map((index) => ({
		x: index * SIZE,
		y: WIDTH,
		size: SIZE,
		turn,
		shape,
		suit: index % 2 === 0 ? inverse : last,
	}));
}
