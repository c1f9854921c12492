import { expect, it } from "vitest";
import { getBearing, getDistance } from "./distance.ts";

const MUMBAI = { latitude: 19.07598, longitude: 72.87766 };
const DELHI = { latitude: 28.61394, longitude: 77.20902 };
const CENTRE = { latitude: 20, longitude: 77 };

it.each([
	["on the great circle from Mumbai to Delhi", MUMBAI, DELHI, 1148, 21.7],
	["a degree north", CENTRE, { latitude: 21, longitude: 77 }, 111.19, 0],
	["a hundredth of a degree west", CENTRE, { latitude: 20, longitude: 76.99 }, 1.04, 270],
])("measures kilometres, and degrees clockwise from north: %s", (_way, from, to, km, degrees) => {
	expect(getDistance(from, to)).toBeCloseTo(km, km > 1000 ? 0 : 2);
	expect(getBearing(from, to)).toBeCloseTo(degrees, 1);
});
