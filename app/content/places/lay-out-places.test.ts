import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadContent } from "../load.ts";
import type { City } from "../types.ts";
import type { Box, Point } from "./boxes.ts";
import { layOutPlaces, type PlacesLayout, tellDistance } from "./lay-out-places.ts";
import { measureBearing, measureDistance } from "./measure.ts";

const FRAME = { width: 480, height: 420, type: 17 };
const CENTRE = { latitude: 20, longitude: 77 };
const { cities } = loadContent(join(import.meta.dirname, "../../.."));

describe("the places of every city", () => {
	it.each(cities)("have labels that overlap nothing in $name", (city) => {
		const { centre, places } = layOut(city);
		const labels = places.map(({ label }) => label.box);
		const dots = [centre, ...places].map(({ x, y }) => ({
			x: x - 6,
			y: y - 6,
			width: 12,
			height: 12,
		}));
		for (const [index, box] of labels.entries())
			for (const other of [...labels.slice(index + 1), ...dots])
				expect(overlap(box, other), `${places[index]?.name} ${JSON.stringify(other)}`).toBe(false);
	});

	it.each(cities)("have points that stand apart in $name", (city) => {
		const { centre, places } = layOut(city);
		const points = [centre, ...places];
		for (const [index, point] of points.entries())
			for (const other of points.slice(index + 1))
				expect(Math.hypot(point.x - other.x, point.y - other.y)).toBeGreaterThan(FRAME.type);
	});

	it.each(cities)("stay within the frame in $name", (city) => {
		const { centre, places } = layOut(city);
		for (const { x, y, width, height } of [
			...[centre, ...places].map((point) => ({ width: 0, height: 0, ...point })),
			...places.map(({ label }) => label.box),
		]) {
			expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.1);
			expect(x + width).toBeLessThanOrEqual(FRAME.width + 0.1);
			expect(y + height).toBeLessThanOrEqual(FRAME.height + 0.1);
		}
	});

	it.each(cities)("lie farther out the farther off they are in $name", (city) => {
		const { centre, places } = layOut(city);
		const reach = ({ x, y }: Point) => Math.hypot(x - centre.x, y - centre.y);
		const distances = city.districts.map(({ coordinates, slug }) => ({
			slug,
			distance: measureDistance(city.coordinates, coordinates),
		}));
		const order = (list: { slug: string }[]) => list.map(({ slug }) => slug);
		expect(order(places.toSorted((a, b) => reach(a) - reach(b)))).toEqual(
			order(distances.toSorted((a, b) => a.distance - b.distance)),
		);
	});

	it.each(cities)("lie in their true directions in $name", (city) => {
		const { centre, places } = layOut(city);
		for (const [index, { x, y }] of places.entries()) {
			const drawn = (Math.atan2(x - centre.x, centre.y - y) * 180) / Math.PI;
			const coordinates = city.districts[index]?.coordinates ?? city.coordinates;
			const off = Math.abs(measureBearing(city.coordinates, coordinates) - drawn) % 360;
			expect(Math.min(off, 360 - off)).toBeLessThan(1);
		}
	});
});

describe("a place", () => {
	it("keeps its slug and name, and tells whole kilometres and degrees", () => {
		const east = { latitude: 20, longitude: 77.1 };
		const layout = layOutPlaces(CENTRE, [{ slug: "a", name: "A", coordinates: east }], FRAME);
		expect(layout?.places).toEqual([
			expect.objectContaining({ slug: "a", name: "A", km: 10, bearing: 90 }),
		]);
	});

	it("due north has bearing 0 also when it is a hair to the west", () => {
		const north = { latitude: 20.1, longitude: 76.9999 };
		const layout = layOutPlaces(CENTRE, [{ slug: "a", name: "A", coordinates: north }], FRAME);
		expect(layout?.places[0]?.bearing).toBe(0);
	});

	it("may stand where the centre is", () => {
		const place = { slug: "a", name: "A", coordinates: CENTRE };
		const layout = layOutPlaces(CENTRE, [place], FRAME);
		expect(layout?.places[0]?.y).toBeLessThan(layout?.centre.y ?? 0);
	});

	it("has its text anchored at an edge or in the middle of its box", () => {
		for (const city of cities)
			for (const { label } of layOut(city).places) {
				const share = { start: 0, middle: 0.5, end: 1 }[label.anchor];
				expect(label.x).toBeCloseTo(label.box.x + share * label.box.width, 0);
			}
	});
});

describe("a layout", () => {
	it("is always the same for the same places", () => {
		for (const city of cities) expect(layOut(city)).toEqual(layOut(city));
	});

	it("has no places when there are none", () => {
		expect(layOutPlaces(CENTRE, [], FRAME)?.places).toEqual([]);
	});

	it("tells two places in one direction apart", () => {
		const places = [0.1, 0.101].map((further, index) => ({
			slug: `place-${index}`,
			name: `Place ${index}`,
			coordinates: { latitude: 20, longitude: 77 + further },
		}));
		const [near, far] = layOutPlaces(CENTRE, places, FRAME)?.places ?? [];
		expect((far?.x ?? 0) - (near?.x ?? 0)).toBeGreaterThan(FRAME.type);
	});

	it("is not made where there is no room for a name", () => {
		const place = { slug: "a", name: "A name of thirty-three characters", coordinates: CENTRE };
		expect(layOutPlaces(CENTRE, [place], { ...FRAME, width: 200 })).toBeUndefined();
	});
});

describe("a distance", () => {
	it("is told in kilometres, and never as none", () => {
		expect([0, 1, 12].map(tellDistance)).toEqual(["under 1 km", "1 km", "12 km"]);
	});
});

function layOut(city: City): PlacesLayout {
	const layout = layOutPlaces(city.coordinates, city.districts, FRAME);
	if (!layout) throw new Error(`no room for the places of ${city.name}`);
	return layout;
}

function overlap(a: Box, b: Box): boolean {
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
