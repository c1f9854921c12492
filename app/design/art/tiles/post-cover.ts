import type { ColourTarget } from "../palette.ts";
import { choose, hashText } from "../seed.ts";
import { getPapers, type Subject } from "../subjects.ts";
import { type Drawing, trace } from "../svg.ts";
import type { ShapeName } from "./shapes.ts";
import { layFigure } from "./subject-tiles.ts";
import { renderPath, renderTiles, type Suit, type Tile, toSuits } from "./wall.ts";

const WIDTH = 1200;
const HEIGHT = 675;
/** The cover has 16 by 9 squares: in its half the figure of the service has eight by eight above a row of eight. */
const SIZE = 75;
const COLUMNS = 8;
const ROWS = 9;
const CAPS = ["half", "quarter", "arcs", "leaf", "disc"] as const satisfies ShapeName[];

/** The heights of the columns, in squares: each rises to its end or falls from it. */
const HEIGHTS: readonly [Heights, ...Heights[]] = [
	[1, 2, 3, 4, 5, 6, 7, 8],
	[2, 1, 4, 3, 6, 5, 8, 7],
	[1, 1, 2, 2, 3, 4, 6, 9],
	[3, 1, 5, 2, 7, 4, 8, 6],
	[1, 4, 2, 5, 3, 6, 4, 7],
	[6, 4, 2, 1, 2, 3, 5, 7],
	[2, 4, 6, 8, 7, 5, 3, 1],
	[2, 2, 4, 4, 6, 6, 8, 8],
];
type Heights = readonly number[];

/** Renders a post's cover, 1200 x 675, without text: its service's figure beside columns that the slug chooses. */
export function renderPostCover(
	slug: string,
	service: Subject & { order: number },
	title: string,
	target: ColourTarget = "page",
): Drawing {
	const papers = getPapers({ slug }, `cover ${slug}`);
	const [main, facet, inverse, last] = toSuits(papers);
	const tiles = [
		...layColumns(slug, [inverse, facet, last]),
		...layFigure(service, papers, { x: COLUMNS * SIZE, y: 0, size: COLUMNS * SIZE }),
		...layFoot(slug, [inverse, last]),
	];
	const isMirrored = hashText(`mirror/${slug}`) % 2 === 1;
	const body =
		renderPath(trace`M0 0H${WIDTH}V${HEIGHT}H0Z`, main[0], target) + renderTiles(tiles, target);
	return {
		width: WIDTH,
		height: HEIGHT,
		title,
		target,
		body: isMirrored ? `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${body}</g>` : body,
	};
}

/** Lays the row below the figure. */
function layFoot(slug: string, [first, second]: readonly [Suit, Suit]): Tile[] {
	const shape = choose(CAPS, slug, "foot");
	const turn = hashText(`foot turn/${slug}`) % 4;
	return Array.from({ length: COLUMNS }, (_, index) => ({
		x: (COLUMNS + index) * SIZE,
		y: (ROWS - 1) * SIZE,
		size: SIZE,
		turn,
		shape,
		suit: index % 2 === 0 ? first : second,
	}));
}

/** Lays columns of plain squares, each with a shape on its top. */
function layColumns(slug: string, suits: readonly [Suit, ...Suit[]]): Tile[] {
	const heights = choose(HEIGHTS, slug, "heights");
	const cap = choose(CAPS, slug, "cap");
	const start = hashText(`suit/${slug}`);
	const turn = hashText(`turn/${slug}`) % 4;
	return heights.flatMap((height, column) =>
		Array.from({ length: height }, (_, index) => {
			const isTop = index === height - 1;
			return {
				x: column * SIZE,
				y: (ROWS - 1 - index) * SIZE,
				size: SIZE,
				turn: isTop ? turn + (column % 2) * 2 : 0,
				shape: isTop ? cap : "plain",
				suit: suits[(start + column) % suits.length] ?? suits[0],
			} as const;
		}),
	);
}
