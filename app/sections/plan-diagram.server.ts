import {
	type LaidOutPlace,
	layOutPlaces,
	tellDistance,
} from "#app/content/places/lay-out-places.ts";
import { measureBearing, measureDistance } from "#app/content/places/measure.ts";
import type { Coordinates } from "#app/content/schemas/city.ts";
import type { City } from "#app/content/types.ts";
import { nameDirection } from "./compass.ts";
import type { DiagramPlan, Ring } from "./place-diagram.tsx";

/** In the drawing's units. At 320 px it is drawn at 8/9, so that its smallest type is 12 px. */
const FRAME = { width: 360, height: 380, type: 15 };
const RING_STEPS = [1, 2, 5, 10, 20, 50];
const RING_TYPE = 13.5;
const NORTH = { width: 26, height: 44 };

type Spot = { x: number; y: number };
type Box = Spot & { width: number; height: number };
type Reached = { distance: number; radius: number };

const plans = new WeakMap<City, DiagramPlan | null>();

/** Where the districts of a city stand in its diagram; null where they don't all fit. Worked out once per city. */
export function planDiagram(city: City): DiagramPlan | null {
	const known = plans.get(city);
	if (known !== undefined) return known;
	const plan = makePlan(city);
	plans.set(city, plan);
	return plan;
}

/** The nearest to the middle of the city first. */
export function sortByDistance<T extends { coordinates: Coordinates }>(
	from: { coordinates: Coordinates },
	places: readonly T[],
): T[] {
	const distance = (place: T) => measureDistance(from.coordinates, place.coordinates);
	return places.toSorted((a, b) => distance(a) - distance(b));
}

/** How far and in which direction one place lies from another, in words, such as "5 km south-west". */
export function tellWay(from: Coordinates, to: Coordinates): string {
	const distance = tellDistance(Math.round(measureDistance(from, to)));
	return `${distance} ${nameDirection(measureBearing(from, to))}`;
}

function makePlan(city: City): DiagramPlan | null {
	const layout = layOutPlaces(city.coordinates, sortByDistance(city, city.districts), FRAME);
	if (!layout) return null;
	const { centre, places } = layout;
	const taken = [
		...places.map(({ label }) => label.box),
		...places.map((place) => surround(place, 9)),
		surround(centre, 20),
	];
	const rings = drawRings(city, centre, places, taken);
	return {
		width: FRAME.width,
		height: FRAME.height,
		centre: round(centre),
		places: places.map(({ slug, name, km, x, y, label }) => ({
			slug,
			name,
			distance: tellDistance(km),
			...round({ x, y }),
			label: { ...round(label), anchor: label.anchor },
		})),
		rings,
		north: findCorner(taken),
	};
}

/** The two largest round distances that some district lies beyond. */
function drawRings(city: City, centre: Spot, places: LaidOutPlace[], taken: Box[]): Ring[] {
	const reached = places
		.map(({ slug, x, y }): Reached => {
			const district = city.districts.find((found) => found.slug === slug);
			const distance = district ? measureDistance(city.coordinates, district.coordinates) : 0;
			return { distance, radius: Math.hypot(x - centre.x, y - centre.y) };
		})
		.sort((a, b) => a.distance - b.distance);
	const farthest = reached.at(-1)?.distance ?? 0;
	return RING_STEPS.filter((km) => km < farthest)
		.slice(-2)
		.flatMap((km) => {
			const radius = Math.round(findRadius(km, reached));
			const spot = findSpot(centre, radius, taken);
			if (!spot) return [];
			taken.push(spot.box);
			return [{ km, radius, x: spot.x, y: spot.y }];
		});
}

/** Distances are not drawn to scale, so a ring passes between the nearer and the farther places. */
function findRadius(km: number, reached: readonly Reached[]): number {
	const outer = reached.find(({ distance }) => distance >= km);
	const inner = reached.findLast(({ distance }) => distance < km) ?? { distance: 0, radius: 0 };
	if (!outer) return inner.radius;
	const [from, to] = [Math.sqrt(inner.distance), Math.sqrt(outer.distance)];
	return inner.radius + ((Math.sqrt(km) - from) / (to - from)) * (outer.radius - inner.radius);
}

/** A free place for the ring's name on the ring itself. */
function findSpot(centre: Spot, radius: number, taken: readonly Box[]) {
	for (let turn = 0; turn < 72; turn++) {
		const angle = (turn * 25 * Math.PI) / 180;
		const x = Math.round(centre.x + radius * Math.sin(angle));
		const y = Math.round(centre.y - radius * Math.cos(angle));
		const box = { x: x - 20, y: y - RING_TYPE * 0.65, width: 40, height: RING_TYPE * 1.3 };
		if (isWithin(box) && !taken.some((other) => touch(box, other))) return { x, y, box };
	}
	return undefined;
}

function findCorner(taken: readonly Box[]): Spot | null {
	const [right, low] = [FRAME.width - NORTH.width, FRAME.height - NORTH.height];
	const corners = [
		[right, 0],
		[0, 0],
		[right, low],
		[0, low],
		[right, low / 2],
		[0, low / 2],
	];
	for (const [x = 0, y = 0] of corners)
		if (!taken.some((other) => touch({ x, y, ...NORTH }, other)))
			return { x: x + NORTH.width / 2, y };
	return null;
}

/** To whole units: half a unit is less than a line's width. */
function round({ x, y }: Spot): Spot {
	return { x: Math.round(x), y: Math.round(y) };
}

function surround({ x, y }: Spot, reach: number): Box {
	return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}

function touch(a: Box, b: Box): boolean {
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function isWithin({ x, y, width, height }: Box): boolean {
	return x >= 0 && y >= 0 && x + width <= FRAME.width && y + height <= FRAME.height;
}
