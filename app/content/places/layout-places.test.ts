import { describe, expect, it } from "vitest";
import { SHIPPED_ROOT } from "../../../tests/support/copied-content.ts";
import { loadContent } from "../load.ts";
import type { Box, Point } from "./boxes.ts";
import { getBearing, getDistance } from "./distance.ts";
import { formatDistance, layoutPlaces } from "./layout-places.ts";

const FRAME = { width: 480, height: 420, type: 17 };
const CENTRE = { latitude: 20, longitude: 77 };

const cities = loadContent(SHIPPED_ROOT).cities.map((city) => {
	const layout = layoutPlaces(city.coordinates, city.districts, FRAME);
	if (!layout) throw new Error(`no room for the places of ${city.name}`);
	return { ...city, ...layout, points: [layout.centre, ...layout.places] };
});

/** Lays out places that lie so far from the centre, in degrees. */
function layOut(...offsets: [north: number, east: number][]) {
	const places = offsets.map(([north, east], at) => ({
		slug: `place-${at}`,
		name: `Place ${at}`,
		coordinates: { latitude: CENTRE.latitude + north, longitude: CENTRE.longitude + east },
	}));
	return layoutPlaces(CENTRE, places, FRAME);
}

function surround({ x, y }: Point, radius: number): Box {
	return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

function overlap(a: Box, b: Box): boolean {
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe.each(cities)("the places of $name", ({ centre, places, points, ...city }) => {
	it("have labels in boxes that overlap no other one, no dot and not the city's mark", () => {
		const labels = places.map(({ label }) => label.box);
		const dots = points.map((point) => surround(point, point === centre ? 20 : 6));
		for (const [index, box] of labels.entries())
			for (const other of [...labels.slice(index + 1), ...dots])
				expect(overlap(box, other), `${places[index]?.name} ${JSON.stringify(other)}`).toBe(false);
		for (const { label } of places) {
			const share = { start: 0, middle: 0.5, end: 1 }[label.anchor];
			expect(label.x).toBeCloseTo(label.box.x + share * label.box.width, 0);
		}
	});

	it("stand apart", () => {
		for (const [index, point] of points.entries())
			for (const other of points.slice(index + 1))
				expect(Math.hypot(point.x - other.x, point.y - other.y)).toBeGreaterThan(FRAME.type);
	});

	it("stay within the frame", () => {
		const dots = points.map(({ x, y }) => ({ x, y, width: 0, height: 0 }));
		for (const { x, y, width, height } of [...dots, ...places.map(({ label }) => label.box)]) {
			expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.1);
			expect(x + width).toBeLessThanOrEqual(FRAME.width + 0.1);
			expect(y + height).toBeLessThanOrEqual(FRAME.height + 0.1);
		}
	});

	it("lie farther out the farther off they are, in their true directions", () => {
		const reach = ({ x, y }: Point) => Math.hypot(x - centre.x, y - centre.y);
		const measured = places.map((place, index) => {
			const { coordinates } = city.districts[index] ?? city;
			const drawn = (Math.atan2(place.x - centre.x, centre.y - place.y) * 180) / Math.PI;
			const off = Math.abs(getBearing(city.coordinates, coordinates) - drawn) % 360;
			expect(Math.min(off, 360 - off)).toBeLessThan(1);
			return { reach: reach(place), distance: getDistance(city.coordinates, coordinates) };
		});
		expect(measured.toSorted((a, b) => a.reach - b.reach)).toEqual(
			measured.toSorted((a, b) => a.distance - b.distance),
		);
	});
});

it.each([
	["east", 0, 0.1, { slug: "place-0", name: "Place 0", km: 10 }],
	["north, a hair to the west", 0.1, -0.0001, { km: 11 }],
])("gives whole kilometres of a place in the %s", (_where, north, east, place) => {
	expect(layOut([north, east])?.places).toEqual([expect.objectContaining(place)]);
});

it("draws a place that stands where the centre is above it", () => {
	const layout = layOut([0, 0]);
	expect(layout?.places[0]?.y).toBeLessThan(layout?.centre.y ?? 0);
});

it("draws two places in one direction apart", () => {
	const [near, far] = layOut([0, 0.1], [0, 0.101])?.places ?? [];
	expect((far?.x ?? 0) - (near?.x ?? 0)).toBeGreaterThan(FRAME.type);
});

it("gives no layout where there is no room for a name", () => {
	const place = { slug: "a", name: "A name of thirty-three characters", coordinates: CENTRE };
	expect(layoutPlaces(CENTRE, [place], { ...FRAME, width: 200 })).toBeUndefined();
});

it("words a distance in kilometres, and never as none", () => {
	expect([0, 1, 12].map(formatDistance)).toEqual(["under 1 km", "1 km", "12 km"]);
});
