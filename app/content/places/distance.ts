import type { Coordinates } from "../schemas/city.ts";

/** The Earth's mean radius in kilometres. */
const EARTH_RADIUS = 6371;

/** Returns the distance between two points along a great circle, in kilometres. */
export function getDistance(from: Coordinates, to: Coordinates): number {
	const [start, end] = [toRadians(from.latitude), toRadians(to.latitude)];
	const east = toRadians(to.longitude - from.longitude);
	const haversine =
		Math.sin((end - start) / 2) ** 2 + Math.cos(start) * Math.cos(end) * Math.sin(east / 2) ** 2;
	return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns the initial bearing from one point to another, in degrees clockwise from north, 0 to 360. */
export function getBearing(from: Coordinates, to: Coordinates): number {
	const [start, end] = [toRadians(from.latitude), toRadians(to.latitude)];
	const east = toRadians(to.longitude - from.longitude);
	const y = Math.sin(east) * Math.cos(end);
	const x = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east);
	return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

function toRadians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}
