import { trace } from "../svg.ts";

/** The side of the square in which shapes are described: it has halves, thirds, quarters and sixths. */
const UNIT = 12;

/** A corner of a shape or, with a radius, an arc to it, which bends to the right or to the left. */
type Step =
	| readonly [x: number, y: number]
	| readonly [x: number, y: number, radius: number, bend: "right" | "left"];
/** A closed line. */
type Outline = readonly Step[];
/** The parts that are drawn in the figure's colour, and those that are drawn upon them in the detail's. */
type Shape = { figure: readonly Outline[]; detail: readonly Outline[] };

/** A square of the page and the number of quarters by which its shape is turned to the right. */
export type Place = { x: number; y: number; size: number; turn: number };

/** Every shape of the tiles: right angles and parts of circles, and no slope. */
export const SHAPES = {
	quarter: { figure: [quarter(12)], detail: [quarter(6)] },
	arcs: { figure: [bow(12, 9), bow(6, 3)], detail: [bow(9, 6)] },
	half: { figure: [half(0, 0)], detail: [box(0, 9, 12, 3)] },
	halves: { figure: [half(0, 0)], detail: [half(0, 6)] },
	leaf: {
		figure: [
			[
				[0, 0],
				[12, 12, 12, "right"],
				[0, 0, 12, "right"],
			],
		],
		detail: [],
	},
	disc: { figure: [disc(6, 6, 6)], detail: [disc(6, 6, 3)] },
	dot: { figure: [disc(6, 6, 4)], detail: [] },
	dots: {
		figure: [disc(3, 3, 2), disc(9, 9, 2)],
		detail: [disc(9, 3, 2), disc(3, 9, 2)],
	},
	stairs: {
		figure: [box(0, 0, 4, 12), box(4, 4, 4, 8), box(8, 8, 4, 4)],
		detail: [box(0, 8, 4, 4)],
	},
	bars: { figure: [box(0, 0, 12, 2), box(0, 4, 12, 2), box(0, 8, 12, 2)], detail: [] },
	columns: {
		figure: [box(0, 8, 3, 4), box(3, 4, 3, 8), box(6, 6, 3, 6)],
		detail: [box(9, 0, 3, 12)],
	},
	arch: {
		figure: [
			[
				[0, 12],
				[0, 6],
				[12, 6, 6, "right"],
				[12, 12],
				[9, 12],
				[9, 6],
				[3, 6, 3, "left"],
				[3, 12],
			],
		],
		detail: [disc(6, 9, 1.5)],
	},
	frame: { figure: [box(0, 0, 12, 12)], detail: [box(3, 3, 6, 6)] },
	block: { figure: [box(0, 0, 6, 12)], detail: [box(6, 6, 6, 6)] },
	plain: { figure: [], detail: [] },
} as const satisfies Record<string, Shape>;
export type ShapeName = keyof typeof SHAPES;

/** Traces a layer of a shape in its place, as path data. */
export function traceShape(name: ShapeName, layer: keyof Shape, place: Place): string {
	const shape: Shape = SHAPES[name];
	return shape[layer].map((outline) => traceOutline(outline, place)).join("");
}

export function traceSquare({ x, y, size }: Pick<Place, "x" | "y" | "size">): string {
	return trace`M${x} ${y}h${size}v${size}h${-size}Z`;
}

function traceOutline(outline: Outline, { x, y, size, turn }: Place): string {
	const scale = size / UNIT;
	const steps = outline.map(([stepX, stepY, radius, bend], index) => {
		const [turnedX, turnedY] = turnPoint(stepX, stepY, turn);
		const [atX, atY] = [x + turnedX * scale, y + turnedY * scale];
		if (radius === undefined) return trace`${index === 0 ? "M" : "L"}${atX} ${atY}`;
		const r = radius * scale;
		return trace`A${r} ${r} 0 0 ${bend === "right" ? 1 : 0} ${atX} ${atY}`;
	});
	return `${steps.join("")}Z`;
}

function turnPoint(x: number, y: number, turn: number): [number, number] {
	switch (turn % 4) {
		case 1:
			return [UNIT - y, x];
		case 2:
			return [UNIT - x, UNIT - y];
		case 3:
			return [y, UNIT - x];
		default:
			return [x, y];
	}
}

/** Outlines a quarter of a disc about the upper left corner. */
function quarter(radius: number): Outline {
	return [
		[0, 0],
		[radius, 0],
		[0, radius, radius, "right"],
	];
}

/** Outlines a bow between two quarters about the upper left corner. */
function bow(outer: number, inner: number): Outline {
	return [
		[inner, 0],
		[outer, 0],
		[0, outer, outer, "right"],
		[0, inner],
		[inner, 0, inner, "left"],
	];
}

/** Outlines the lower half of a disc as wide as the square. */
function half(x: number, y: number): Outline {
	return [
		[x, y],
		[x + 12, y],
		[x, y, 6, "right"],
	];
}

function disc(x: number, y: number, radius: number): Outline {
	return [
		[x - radius, y],
		[x + radius, y, radius, "right"],
		[x - radius, y, radius, "right"],
	];
}

function box(x: number, y: number, width: number, height: number): Outline {
	return [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	];
}
