import type { Coordinates } from "../schemas/city.ts";
import { getDistance } from "./distance.ts";

const NEIGHBOURS_MAX = 3;

type Place = { slug: string; coordinates: Coordinates };

/** Returns the slugs of the nearest other places, nearest first. */
export function findNeighbours(place: Place, places: readonly Place[]): string[] {
	return places
		.filter(({ slug }) => slug !== place.slug)
		.map(({ slug, coordinates }) => ({ slug, km: getDistance(place.coordinates, coordinates) }))
		.sort((a, b) => a.km - b.km)
		.slice(0, NEIGHBOURS_MAX)
		.map(({ slug }) => slug);
}
