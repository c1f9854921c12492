import { type Point, surround } from "./boxes.ts";

type Polar = { distance: number; bearing: number };
type Frame = { width: number; height: number; type: number };

/** All in type sizes: the radius of a point, and of the city's mark. */
export const DOT = 0.4;
export const HUB = 1.2;
/** From the middle of the mark to a point, and from one point to another, at least. */
const FROM_HUB = 2.2;
const FROM_POINT = 1.3;

/**
 * Points round 0, 0 in their true directions, the farther ones farther out, as large as the frame allows
 * times `size`. `evenness` 0 draws the square root of a distance, 1 equal steps in the same order.
 * Undefined when two points would touch.
 */
export function plotPoints(
	polars: readonly Polar[],
	{ width, height, type }: Frame,
	{ evenness, size }: { evenness: number; size: number },
): Point[] | undefined {
	const shares = shareOut(polars, evenness);
	const plot = (reach: number) =>
		polars.map(({ bearing }, index) =>
			turn(bearing, FROM_HUB * type + reach * (shares[index] ?? 0)),
		);
	const fits = (points: readonly Point[]) => {
		const dots = points.map(({ x, y }) => ({ x, y, width: 0, height: 0 }));
		const extent = surround([{ x: 0, y: 0, width: 0, height: 0 }, ...dots]);
		return extent.width + 2 * DOT * type <= width && extent.height + 2 * DOT * type <= height;
	};
	let largest = Math.max(width, height);
	while (largest > 0 && !fits(plot(largest))) largest -= 2;
	const points = plot(largest * size);
	const isCrowded = points.some((point, index) =>
		points
			.slice(index + 1)
			.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < FROM_POINT * type),
	);
	return largest <= 0 || isCrowded ? undefined : points;
}

/** How far out each lies, from above 0 to 1. */
function shareOut(polars: readonly Polar[], evenness: number): number[] {
	const inOrder = polars.map(({ distance }) => distance).sort((a, b) => a - b);
	const farthest = inOrder.at(-1) || 1;
	return polars.map(({ distance }) => {
		const step = (inOrder.indexOf(distance) + 1) / inOrder.length;
		return (1 - evenness) * Math.sqrt(distance / farthest) + evenness * step;
	});
}

/** 0 degrees is up, clockwise. */
function turn(degrees: number, radius: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}
