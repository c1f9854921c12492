import type { Coordinates } from "../schemas/city.ts";
import type { Box, Point } from "./boxes.ts";
import { measureBearing, measureDistance } from "./measure.ts";
import { type Label, placeLabels } from "./place-labels.ts";
import { DOT, HUB, plotPoints } from "./plot-points.ts";

/** The drawing's size and the size of its type, in its own units. */
export type Frame = { width: number; height: number; type: number };

export type Place = { slug: string; name: string; coordinates: Coordinates };

/** A place's point and its label, in the frame's units from the top left. */
export type LaidOutPlace = Point & {
	slug: string;
	name: string;
	/** From the centre, in whole kilometres; `tellDistance` puts it into words. */
	km: number;
	/** From the centre, in whole degrees clockwise from north. */
	bearing: number;
	label: Label;
};

/** `places` are in the order in which they were given. */
export type PlacesLayout = { centre: Point; places: LaidOutPlace[] };

const HUB_AT: Point = { x: 0, y: 0 };

/** From distances drawn as their square root (0) to equal steps in the same order (1). */
const EVENNESS = [0, 0.3, 0.6, 1];
const COST_OF_EVENNESS = 2;
/** Of the largest drawing that fits: smaller ones leave more room for labels. */
const SIZES = [1, 0.92, 0.85, 0.78, 0.7, 0.6, 0.5];
const COST_OF_SHRINKING = 5;

/**
 * Lays out places round their city as seen from above, north up: each in its true direction, and the
 * farther ones farther out, though not to scale. Their labels have two lines, the name and
 * `tellDistance`; they overlap nothing and stay within the frame. The same places always give the same
 * drawing. Undefined when the frame has no room for all of them.
 */
export function layOutPlaces(
	centre: Coordinates,
	places: readonly Place[],
	frame: Frame,
): PlacesLayout | undefined {
	const measured = places.map(({ slug, name, coordinates }) => {
		const distance = measureDistance(centre, coordinates);
		const bearing = measureBearing(centre, coordinates);
		const km = Math.round(distance);
		return { slug, name, distance, bearing, km, lines: [name, tellDistance(km)] };
	});
	const best = findBest(measured, frame);
	if (!best) return undefined;
	const { x, y, width, height } = best.extent;
	const shift = { x: (frame.width - width) / 2 - x, y: (frame.height - height) / 2 - y };
	return {
		centre: move(HUB_AT, shift),
		places: measured.flatMap(({ slug, name, km, bearing }, index) => {
			const [point, label] = [best.points[index], best.labels[index]];
			if (!point || !label) return [];
			const moved = { ...label, ...move(label, shift), box: moveBox(label.box, shift) };
			const whole = { km, bearing: Math.round(bearing) % 360 };
			return [{ slug, name, ...whole, ...move(point, shift), label: moved }];
		}),
	};
}

/** A distance in whole kilometres, as a label says it. */
export function tellDistance(km: number): string {
	return km < 1 ? "under 1 km" : `${km} km`;
}

/** The dearest qualities are the size, then true proportions, then labels that cross no line. */
function findBest(
	measured: readonly { distance: number; bearing: number; lines: readonly string[] }[],
	frame: Frame,
) {
	const dot = DOT * frame.type;
	const hub = HUB * frame.type;
	const mark = { x: -hub, y: -hub, width: 2 * hub, height: 2 * hub };
	let best: { cost: number; points: Point[]; labels: Label[]; extent: Box } | undefined;
	for (const evenness of EVENNESS) {
		for (const size of SIZES) {
			const given = COST_OF_EVENNESS * evenness + COST_OF_SHRINKING * (1 - size);
			const limit = (best?.cost ?? Number.POSITIVE_INFINITY) - given;
			if (limit <= 0) break;
			const points = plotPoints(measured, frame, { evenness, size });
			if (!points) continue;
			const placed = placeLabels({ frame, mark, hub: HUB_AT, points, dot }, measured, limit);
			if (placed) best = { ...placed, points, cost: given + placed.cost };
		}
	}
	return best;
}

function moveBox(box: Box, shift: Point): Box {
	return { ...move(box, shift), width: round(box.width), height: round(box.height) };
}

function move({ x, y }: Point, shift: Point): Point {
	return { x: round(x + shift.x), y: round(y + shift.y) };
}

/** To a tenth of a unit, never -0. */
function round(value: number): number {
	return Math.round(value * 10) / 10 + 0;
}
