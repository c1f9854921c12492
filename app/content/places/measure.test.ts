import { describe, expect, it } from "vitest";
import { measureBearing, measureDistance } from "./measure.ts";

const MUMBAI = { latitude: 19.07598, longitude: 72.87766 };
const DELHI = { latitude: 28.61394, longitude: 77.20902 };

describe("distance", () => {
	it("is that of the great circle, in kilometres", () => {
		expect(measureDistance(MUMBAI, DELHI)).toBeCloseTo(1148, 0);
	});

	it("is 111.2 km for a degree of latitude", () => {
		const south = { latitude: 20, longitude: 77 };
		expect(measureDistance(south, { ...south, latitude: 21 })).toBeCloseTo(111.19, 1);
	});

	it("is the same both ways, and nothing from a point to itself", () => {
		expect(measureDistance(MUMBAI, DELHI)).toBe(measureDistance(DELHI, MUMBAI));
		expect(measureDistance(DELHI, DELHI)).toBe(0);
	});
});

describe("bearing", () => {
	it.each([
		["north", { latitude: 21, longitude: 77 }, 0],
		["east", { latitude: 20, longitude: 77.01 }, 90],
		["south", { latitude: 19, longitude: 77 }, 180],
		["west", { latitude: 20, longitude: 76.99 }, 270],
	])("is told clockwise from north: %s", (_name, to, degrees) => {
		expect(measureBearing({ latitude: 20, longitude: 77 }, to)).toBeCloseTo(degrees, 1);
	});

	it("leads from Mumbai to Delhi a little east of north", () => {
		expect(measureBearing(MUMBAI, DELHI)).toBeCloseTo(21.7, 0);
	});
});
