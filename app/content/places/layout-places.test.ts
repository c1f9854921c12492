import { expect, it } from "vitest";
import { content } from "../../../tests/support/addresses.ts";
import { areApart, type Box, toBox } from "./boxes.ts";
import { getBearing, getDistance } from "./distance.ts";
import { layoutPlaces } from "./layout-places.ts";

const FRAME = { width: 360, height: 380, type: 15 };

function isInFrame({ x, y, width, height }: Box): boolean {
	const isRight = x + width <= FRAME.width + 0.1 && y + height <= FRAME.height + 0.1;
	return Math.min(x, y) >= -0.1 && isRight;
}

it.each(content.cities)("the places of $name are legible, and in their true directions", (city) => {
	const layout = layoutPlaces(city.coordinates, city.districts, FRAME);
	if (!layout) throw new Error("There is no room.");
	const { centre, places } = layout;
	const labels = places.map(({ label }) => label.box);
	const dots = [toBox(centre, 20), ...places.map((place) => toBox(place, 6))];
	for (const [index, box] of labels.entries())
		for (const other of [...labels.slice(index + 1), ...dots])
			expect(areApart(box, other, 0), `${places[index]?.name} ${JSON.stringify(other)}`).toBe(true);
	expect([...labels, ...dots].filter((box) => !isInFrame(box))).toEqual([]);
	const measured = places.map((place, index) => {
		const { coordinates } = city.districts[index] ?? city;
		const drawn = (Math.atan2(place.x - centre.x, centre.y - place.y) * 180) / Math.PI;
		const off = Math.abs(getBearing(city.coordinates, coordinates) - drawn) % 360;
		expect(Math.min(off, 360 - off), place.name).toBeLessThan(1);
		const reach = Math.hypot(place.x - centre.x, place.y - centre.y);
		return { reach, distance: getDistance(city.coordinates, coordinates) };
	});
	expect(measured.toSorted((a, b) => a.reach - b.reach)).toEqual(
		measured.toSorted((a, b) => a.distance - b.distance),
	);
});
