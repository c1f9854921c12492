import { type Colour, type ColourPair, type ColourTarget, paint } from "../palette.ts";
import { choose, hashText } from "../seed.ts";
import { type Place, type ShapeName, traceShape, traceSquare } from "./shapes.ts";

/** The colours of a tile: its ground, its shape, and what is drawn upon the shape. */
export type Suit = readonly [ground: Colour, figure: Colour, detail: Colour];

export type Tile = Place & { shape: ShapeName; suit: Suit };

/** How a wall is laid: what is not said is chosen by the seed. */
type Plan = {
	seed: string;
	columns: number;
	rows: number;
	/** The side of a square, in units of the drawing. */
	size: number;
	x?: number;
	y?: number;
	/** Whether a square belongs to the wall; without it all do. */
	isLaid?: (column: number, row: number) => boolean;
	/** The first is that of the large tiles, the last that of the small ones; others have any. */
	shapes: readonly [ShapeName, ...ShapeName[]];
	suits: readonly [Suit, ...Suit[]];
	/** How many in a hundred squares begin a tile of twice the size, and how many are four tiles of half the size. */
	large: number;
	small: number;
};

/** Lays a wall of tiles of three sizes on a grid. */
export function layWall(plan: Plan): Tile[] {
	const { seed, columns, rows, size, x: left = 0, y: top = 0, isLaid = () => true } = plan;
	const taken = new Set<string>();
	const isFree = (column: number, row: number) =>
		column < columns && row < rows && isLaid(column, row) && !taken.has(`${column} ${row}`);
	const tiles: Tile[] = [];
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			if (!isFree(column, row)) continue;
			const at = `${seed}/${column}/${row}`;
			const [x, y] = [left + column * size, top + row * size];
			const share = hashText(`share/${at}`) % 100;
			const block = [
				[column, row],
				[column + 1, row],
				[column, row + 1],
				[column + 1, row + 1],
			] as const;
			if (share < plan.large && block.every(([c, r]) => isFree(c, r))) {
				for (const [c, r] of block) taken.add(`${c} ${r}`);
				const tile = chooseTile(plan, at, column + row, { x, y, size: size * 2 });
				tiles.push({ ...tile, shape: plan.shapes[0] });
			} else if (share >= 100 - plan.small) {
				const tile = chooseTile(plan, at, column + row, { x, y, size });
				tiles.push(...quarterTile({ ...tile, shape: plan.shapes.at(-1) ?? tile.shape }));
			} else tiles.push(chooseTile(plan, at, column + 2 * row, { x, y, size }));
		}
	}
	return tiles;
}

/** Returns four tiles in the place of one, alike and turned by turns, as floor tiles are laid. */
function quarterTile(tile: Tile): Tile[] {
	const size = tile.size / 2;
	return ROSE.map((turn, index) => ({
		...tile,
		x: tile.x + (index % 2) * size,
		y: tile.y + Math.floor(index / 2) * size,
		size,
		turn,
	}));
}

/** The turns by which the corners of four tiles meet in the middle: left and right above, left and right below. */
export const ROSE = [2, 3, 1, 0] as const;

function chooseTile(
	{ seed, shapes, suits }: Plan,
	at: string,
	step: number,
	place: Omit<Place, "turn">,
): Tile {
	// Neighbours do not wear the same suit.
	const suit = suits[(hashText(seed) + step) % suits.length] ?? suits[0];
	return { ...place, suit, shape: choose(shapes, at, "shape"), turn: hashText(`turn/${at}`) % 4 };
}

/** Returns four suits of two papers: each as it is, and with figure and ground changed. */
export function toSuits({ main, facet }: ColourPair): readonly [Suit, Suit, Suit, Suit] {
	const [ground, figure, second] = main;
	const [otherGround, otherFigure, otherSecond] = facet;
	return [
		[ground, figure, second],
		[otherGround, otherFigure, otherSecond],
		[figure, ground, second],
		[otherFigure, otherGround, otherSecond],
	];
}

/** Renders tiles as one path for each colour of each layer, so that no seam is between tiles of one colour. */
export function renderTiles(tiles: readonly Tile[], target: ColourTarget): string {
	const layers = [0, 1, 2].map((layer) => {
		const paths = new Map<Colour, string>();
		for (const tile of tiles) {
			const colour = tile.suit[layer] ?? tile.suit[0];
			paths.set(colour, (paths.get(colour) ?? "") + traceLayer(tile, layer));
		}
		const render = layer === 0 ? renderGround : renderPath;
		return [...paths].map(([colour, d]) => (d ? render(d, colour, target) : "")).join("");
	});
	return layers.join("");
}

function traceLayer(tile: Tile, layer: number): string {
	if (layer === 0) return traceSquare(tile);
	return traceShape(tile.shape, layer === 1 ? "figure" : "detail", tile);
}

/** Renders grounds a little larger than they are, so that no hairline of the page is between two of them. */
function renderGround(d: string, colour: Colour, target: ColourTarget): string {
	const colourOnTarget = paint(colour, target);
	return `<path fill="${colourOnTarget}" stroke="${colourOnTarget}" stroke-width=".6" d="${d}"/>`;
}

export function renderPath(d: string, colour: Colour, target: ColourTarget): string {
	return `<path fill="${paint(colour, target)}" d="${d}"/>`;
}
