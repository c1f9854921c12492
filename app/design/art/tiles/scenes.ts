import type { ColourTarget } from "../palette.ts";
import { choose, hashText } from "../seed.ts";
import { type Drawing, trace } from "../svg.ts";
import type { ShapeName } from "./shapes.ts";
import { layWall, renderTiles, type Suit, type Tile } from "./wall.ts";

/** The suits of drawings that belong to no thing: the agency's own. */
const SUITS: readonly [Suit, ...Suit[]] = [
	["vermilion", "sand", "marigold"],
	["indigo", "marigold", "vermilion"],
	["marigold", "vermilion", "cotton"],
	["teal", "cotton", "marigold"],
	["sand", "teal", "vermilion"],
	["rani", "blush", "marigold"],
	["cotton", "indigo", "vermilion"],
];
/** The same where the ground is vermilion. */
const SUITS_ON_VERMILION: readonly [Suit, ...Suit[]] = [
	["marigold", "plum", "cotton"],
	["plum", "marigold", "sand"],
	["sand", "vermilion", "plum"],
	["orange", "cotton", "plum"],
	["indigo", "sand", "marigold"],
];
const KITS: readonly [Shapes, ...Shapes[]] = [
	["quarter", "arcs", "half", "stairs", "disc"],
	["arcs", "leaf", "quarter", "bars", "half"],
	["leaf", "quarter", "arch", "disc", "arcs"],
	["disc", "arcs", "stairs", "leaf", "quarter"],
];
type Shapes = readonly [ShapeName, ...ShapeName[]];

/** The heights of columns that rise to the right, in squares. */
const RISES: readonly [readonly number[], ...(readonly number[])[]] = [
	[1, 2, 3, 4, 5, 6],
	[2, 2, 4, 4, 6, 6],
	[1, 1, 3, 4, 6, 6],
	[1, 3, 3, 5, 5, 6],
];

/** Renders the picture of the home page: stairs of tiles that the agency's name chooses, on a transparent ground. */
export function renderHero(name: string, target: ColourTarget = "page"): Drawing {
	const rise = choose(RISES, name, "rise");
	const tiles = layWall({
		seed: name,
		columns: 6,
		rows: 6,
		size: 120,
		isLaid: (column, row) => row >= 6 - (rise[column] ?? 0),
		shapes: choose(KITS, name, "hero"),
		suits: SUITS,
		large: 40,
		small: 22,
	});
	return {
		width: 720,
		height: 720,
		title: "Stairs of tiles",
		target,
		body: renderTiles(tiles, target),
	};
}

/** Renders the picture beside the last call of a page, for a vermilion ground: stairs again, finer and higher. */
export function renderClosing(name: string, target: ColourTarget = "page"): Drawing {
	const heights = [1, 2, 3, 5, 6, 8];
	const tiles = layWall({
		seed: `closing ${name}`,
		columns: 6,
		rows: 8,
		size: 150,
		isLaid: (column, row) => row >= 8 - (heights[column] ?? 0),
		shapes: choose(KITS, name, "closing"),
		suits: SUITS_ON_VERMILION,
		large: 34,
		small: 20,
	});
	return {
		width: 900,
		height: 1200,
		title: "Stairs of tiles",
		target,
		body: renderTiles(tiles, target),
	};
}

/** The square of the tile that is missing, in the wall of the not-found page. */
const GAP = { column: 6, row: 1 };

/** Renders the drawing of the not-found page, on a transparent ground: a wall with one tile that does not fit its gap. */
export function renderNotFound(name: string, target: ColourTarget = "page"): Drawing {
	const size = 120;
	const heights = [2, 3, 3, 2, 3, 3, 3, 3, 2, 3, 3, 2];
	const tiles = layWall({
		seed: `not found ${name}`,
		columns: 12,
		rows: 4,
		size,
		isLaid: (column, row) =>
			row >= 4 - (heights[column] ?? 0) && !(column === GAP.column && row === GAP.row),
		shapes: choose(KITS, name, "not found"),
		suits: SUITS,
		large: 26,
		small: 18,
	});
	const lost: Tile = {
		x: -size / 2,
		y: -size / 2,
		size,
		turn: hashText(name) % 4,
		shape: "arcs",
		suit: ["vermilion", "sand", "marigold"],
	};
	const [x, y] = [(GAP.column + 0.5) * size, GAP.row * size - 40];
	return {
		width: 1440,
		height: 480,
		title: "A wall of tiles, of which one is out of its place",
		target,
		body: `${renderTiles(tiles, target)}<g transform="${trace`translate(${x} ${y})rotate(20)`}">${renderTiles([lost], target)}</g>`,
	};
}

/** Renders the illustration in place of a picture that cannot be shown, 640 x 360: an empty frame of pale tiles. */
export function renderMissingPicture(): Drawing {
	const tiles = layWall({
		seed: "missing picture",
		columns: 8,
		rows: 5,
		size: 80,
		y: -20,
		isLaid: (column, row) => column === 0 || column === 7 || row === 0 || row === 4,
		shapes: ["quarter", "half", "leaf"],
		suits: [
			["sand", "peach", "cotton"],
			["peach", "sand", "cotton"],
			["blush", "cotton", "sand"],
		],
		large: 0,
		small: 12,
	});
	return {
		width: 640,
		height: 360,
		title: "A frame of tiles in the place of a picture",
		body: `<path fill="var(--paper)" d="M0 0H640V360H0Z"/>${renderTiles(tiles, "page")}`,
	};
}
