import { pick } from "#app/content/pick.ts";
import { getBearing, getDistance } from "#app/content/places/distance.ts";
import type { Coordinates } from "#app/content/schemas/city.ts";
import type { City, District } from "#app/content/types.ts";
import { t } from "#app/messages/en/distances.server.ts";
import { areApart, type Box, type Point, toBox } from "./diagram/boxes.ts";
import { layoutPlaces, type PlacedPoint } from "./diagram/layout-places.ts";
import { formatUnits, getUnitKm, toUnits } from "./format-distance.ts";

/** The frame in SVG units. At 320 px the scale is 8/9, so that the smallest type is 12 px. */
const FRAME = { width: 360, height: 380, type: 15 };
const RING_STEPS = [1, 2, 5, 10, 20, 50];
const RING_TYPE = 13.5;
const NORTH = { width: 26, height: 44 };
const DIRECTIONS = [
	"north",
	"northEast",
	"east",
	"southEast",
	"south",
	"southWest",
	"west",
	"northWest",
] as const;

type Located = { coordinates: Coordinates };

/** The layout of a city's districts around its centre, north up, in SVG units. */
export type DiagramLayout = NonNullable<ReturnType<typeof getDiagramLayout>>;
export type DistrictLink = ReturnType<typeof toDistrictLinks>[number];

type Layout = ReturnType<typeof buildLayout>;

const layouts = new WeakMap<City, Layout>();

/** Returns the layout of a city's districts, with its distances in the language; null where they don't all fit. */
export function getDiagramLayout(city: City) {
	const layout = findLayout(city);
	if (!layout) return null;
	return {
		...layout,
		places: layout.places.map(({ km, ...place }) => ({ ...place, distance: formatDistance(km) })),
		rings: layout.rings.map((ring) => ({ ...ring, distance: formatUnits(toUnits(ring.km)) })),
	};
}

function findLayout(city: City): Layout {
	const cached = layouts.get(city);
	if (cached !== undefined) return cached;
	const layout = buildLayout(city);
	layouts.set(city, layout);
	return layout;
}

function formatDistance(km: number): string {
	const units = toUnits(km);
	return units < 1 ? t("under", { distance: formatUnits(1) }) : formatUnits(units);
}

/** Sorts places by their distance from another, the nearest first. */
export function sortByDistance<T extends Located>(from: Located, places: readonly T[]): T[] {
	const distance = (place: T) => getDistance(from.coordinates, place.coordinates);
	return places.toSorted((a, b) => distance(a) - distance(b));
}

/** Returns links to districts with their distances from a place, the nearest first. */
export function toDistrictLinks(from: Located, districts: readonly District[]) {
	return sortByDistance(from, districts).map((district) => ({
		...pick(district, "slug", "name", "kind", "imageUrl"),
		way: formatWay(from.coordinates, district.coordinates),
	}));
}

/** Formats distance and direction from one place to another: "5 km south-west". */
export function formatWay(from: Coordinates, to: Coordinates): string {
	const distance = formatDistance(getDistance(from, to));
	return t("way", { distance, direction: getDirection(from, to) });
}

/** Returns the nearest of the eight compass directions. */
function getDirection(from: Coordinates, to: Coordinates) {
	const eighth = Math.round(getBearing(from, to) / 45) % DIRECTIONS.length;
	return DIRECTIONS[eighth] ?? "north";
}

function buildLayout(city: City) {
	const layout = layoutPlaces(city.coordinates, sortByDistance(city, city.districts), FRAME);
	if (!layout) return null;
	const { centre, places } = layout;
	const occupied = [
		...places.map(({ label }) => label.box),
		...places.map((place) => toBox(place, 9)),
		toBox(centre, 20),
	];
	const rings = buildRings(city, centre, places, occupied);
	return {
		width: FRAME.width,
		height: FRAME.height,
		centre: round(centre),
		places: places.map(({ slug, name, km, x, y, label }) => ({
			slug,
			name,
			km,
			...round({ x, y }),
			label: { ...round(label), anchor: label.anchor },
		})),
		rings,
		north: findCorner(occupied),
	};
}

/** Returns the two largest round distances that some district lies beyond; adds their labels to `occupied`. */
function buildRings(city: City, centre: Point, places: PlacedPoint[], occupied: Box[]) {
	const plotted = sortByDistance(city, city.districts).flatMap(({ slug, coordinates }) => {
		const place = places.find((each) => each.slug === slug);
		const distance = getDistance(city.coordinates, coordinates);
		return place ? [{ distance, radius: Math.hypot(place.x - centre.x, place.y - centre.y) }] : [];
	});
	const farthest = plotted.at(-1)?.distance ?? 0;
	const distances = RING_STEPS.map((step) => step * getUnitKm())
		.filter((km) => km < farthest)
		.slice(-2);
	return distances.flatMap((km) => {
		const radius = Math.round(interpolateRadius(km, plotted));
		const spot = findLabelSpot(centre, radius, occupied);
		if (!spot) return [];
		occupied.push(spot.box);
		return [{ km, radius, x: spot.x, y: spot.y }];
	});
}

/** Finds a ring's radius between those of its nearer and farther neighbours, as distances are not to scale. */
function interpolateRadius(
	km: number,
	plotted: readonly { distance: number; radius: number }[],
): number {
	const outer = plotted.find(({ distance }) => distance >= km);
	const inner = plotted.findLast(({ distance }) => distance < km) ?? { distance: 0, radius: 0 };
	if (!outer) return inner.radius;
	const [from, to] = [Math.sqrt(inner.distance), Math.sqrt(outer.distance)];
	return inner.radius + ((Math.sqrt(km) - from) / (to - from)) * (outer.radius - inner.radius);
}

/** Returns a free spot for a ring's label on the ring itself. */
function findLabelSpot(centre: Point, radius: number, occupied: readonly Box[]) {
	for (let turn = 0; turn < 72; turn++) {
		const angle = (turn * 25 * Math.PI) / 180;
		const x = Math.round(centre.x + radius * Math.sin(angle));
		const y = Math.round(centre.y - radius * Math.cos(angle));
		const box = { x: x - 20, y: y - 0.65 * RING_TYPE, width: 40, height: 1.3 * RING_TYPE };
		if (isWithinFrame(box) && isFree(box, occupied)) return { x, y, box };
	}
	return undefined;
}

/** Returns a free corner for the north arrow. */
function findCorner(occupied: readonly Box[]): Point | null {
	const low = FRAME.height - NORTH.height;
	const corners = [0, low, low / 2].flatMap((y) => [
		{ x: FRAME.width - NORTH.width, y },
		{ x: 0, y },
	]);
	const corner = corners.find((each) => isFree({ ...each, ...NORTH }, occupied));
	return corner ? { x: corner.x + NORTH.width / 2, y: corner.y } : null;
}

/** Rounds to whole units: half a unit is less than a line's width. */
function round({ x, y }: Point): Point {
	return { x: Math.round(x), y: Math.round(y) };
}

function isFree(box: Box, occupied: readonly Box[]): boolean {
	return occupied.every((other) => areApart(box, other, 0));
}

function isWithinFrame({ x, y, width, height }: Box): boolean {
	return x >= 0 && y >= 0 && x + width <= FRAME.width && y + height <= FRAME.height;
}
