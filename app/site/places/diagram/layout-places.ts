import { getBearing, getDistance } from "#app/content/places/distance.ts";
import type { Coordinates } from "#app/content/schemas/city.ts";
import type { Point } from "./boxes.ts";
import { type Label, type Labelling, placeLabels } from "./place-labels.ts";
import { type Frame, plotPoints } from "./plot-points.ts";

type Place = { slug: string; name: string; coordinates: Coordinates };

/** A place's point and its label, in the frame's units from the top left. */
export type PlacedPoint = Point & {
	slug: string;
	name: string;
	/** The distance from the centre, in whole kilometres. */
	km: number;
	label: Label;
};

/**
 * The tried degrees of evenness: from distances plotted as their square root (0) to equal steps in the same order (1).
 */
const EVENNESS = [0, 0.3, 0.6, 1];
const EVENNESS_COST = 2;
/** The tried shares of the largest diagram that fits: smaller ones leave more space for labels. */
const SIZES = [1, 0.92, 0.85, 0.78, 0.7, 0.6, 0.5];
const SHRINKING_COST = 5;

/**
 * Lays out places around their city, north up: each in its true direction, and farther ones farther out, though not to
 * scale. Their labels have two lines, the name and the distance; they overlap nothing and stay within the frame. The
 * same places always have the same layout, in their order. Returns undefined when the frame is too small for all of
 * them.
 */
export function layoutPlaces(
	centre: Coordinates,
	places: readonly Place[],
	frame: Frame,
): { centre: Point; places: PlacedPoint[] } | undefined {
	const measured = places.map(({ slug, name, coordinates }) => {
		const distance = getDistance(centre, coordinates);
		const bearing = getBearing(centre, coordinates);
		const km = Math.round(distance);
		// The same in all languages, as a layout is made once.
		const letters = Math.max(name.length, (km < 1 ? "under 1 km" : `${km} km`).length);
		return { slug, name, distance, bearing, km, letters };
	});
	const best = findBest(measured, frame);
	if (!best) return undefined;
	const { x, y, width, height } = best.bounds;
	const shift = { x: (frame.width - width) / 2 - x, y: (frame.height - height) / 2 - y };
	return {
		centre: move({ x: 0, y: 0 }, shift),
		places: measured.flatMap(({ slug, name, km }, index) => {
			const [point, label] = [best.points[index], best.labels[index]];
			if (!point || !label) return [];
			const { width, height } = label.box;
			const box = { ...move(label.box, shift), width: round(width), height: round(height) };
			return {
				slug,
				name,
				km,
				...move(point, shift),
				label: { ...label, ...move(label, shift), box },
			};
		}),
	};
}

/**
 * Finds the layout of the least cost. A smaller size costs most, then false proportions, then labels that cross a line.
 */
function findBest(
	places: readonly { distance: number; bearing: number; letters: number }[],
	frame: Frame,
) {
	let best: (Labelling & { points: Point[] }) | undefined;
	for (const evenness of EVENNESS) {
		for (const size of SIZES) {
			const cost = EVENNESS_COST * evenness + SHRINKING_COST * (1 - size);
			const limit = (best?.cost ?? Number.POSITIVE_INFINITY) - cost;
			if (limit <= 0) break;
			const points = plotPoints(places, frame, { evenness, size });
			const labelling = points && placeLabels(points, places, frame, limit);
			if (labelling) best = { ...labelling, points, cost: cost + labelling.cost };
		}
	}
	return best;
}

function move({ x, y }: Point, shift: Point): Point {
	return { x: round(x + shift.x), y: round(y + shift.y) };
}

/** Rounds to a tenth of a unit, never to -0. */
function round(value: number): number {
	return Math.round(value * 10) / 10 + 0;
}
