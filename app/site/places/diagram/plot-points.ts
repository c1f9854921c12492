import { getBounds, type Point, toBox } from "./boxes.ts";

/** The diagram's size and its font size, in its own units. */
export type Frame = { width: number; height: number; type: number };

type Polar = { distance: number; bearing: number };

/** The radius of a point and of the city's mark, in font sizes. */
export const DOT = 0.4;
export const HUB = 1.2;
/** The least distance from the centre to a point, and between two points, in font sizes. */
const FROM_HUB_MIN = 2.2;
const FROM_POINT_MIN = 1.3;

/**
 * Plots points around 0, 0 in their true directions, farther ones farther out, as large as the frame allows times
 * `size`. `evenness` 0 plots the square root of a distance, 1 equal steps in the same order. Returns undefined when two
 * points would touch.
 */
export function plotPoints(
	polars: readonly Polar[],
	{ width, height, type }: Frame,
	{ evenness, size }: { evenness: number; size: number },
): Point[] | undefined {
	const shares = toShares(polars, evenness);
	const plot = (reach: number) =>
		polars.map(({ bearing }, index) =>
			toPoint(bearing, FROM_HUB_MIN * type + reach * (shares[index] ?? 0)),
		);
	const fits = (points: readonly Point[]) => {
		const bounds = getBounds([{ x: 0, y: 0 }, ...points].map((point) => toBox(point, 0)));
		return bounds.width + 2 * DOT * type <= width && bounds.height + 2 * DOT * type <= height;
	};
	let reach = Math.max(width, height);
	while (reach > 0 && !fits(plot(reach))) reach -= 2;
	const points = plot(reach * size);
	const areCrowded = points.some((point, index) =>
		points
			.slice(index + 1)
			.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < FROM_POINT_MIN * type),
	);
	return reach <= 0 || areCrowded ? undefined : points;
}

function toShares(polars: readonly Polar[], evenness: number): number[] {
	const sorted = polars.map(({ distance }) => distance).sort((a, b) => a - b);
	const farthest = sorted.at(-1) || 1;
	return polars.map(({ distance }) => {
		const step = (sorted.indexOf(distance) + 1) / sorted.length;
		return (1 - evenness) * Math.sqrt(distance / farthest) + evenness * step;
	});
}

/** Converts polar coordinates to a point; 0 degrees is up, clockwise. */
function toPoint(degrees: number, radius: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}
