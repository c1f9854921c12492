import { expect, it } from "vitest";
import { getDistance } from "#app/content/places/distance.ts";
import type { City } from "#app/content/types.ts";
import { content } from "../../../tests/support/addresses.ts";
import { formatWay, getDiagramLayout } from "./district-diagram.server.ts";

function distanceOf(city: City, slug: string): number {
	const district = city.districts.find((found) => found.slug === slug);
	return district ? getDistance(city.coordinates, district.coordinates) : Number.NaN;
}

it.each(content.cities)("the layout of $slug has the nearer districts inside its rings", (city) => {
	const layout = getDiagramLayout(city);
	if (!layout) throw new Error("There is no room.");
	const { centre, places, rings, north } = layout;
	const distances = places.map(({ slug }) => distanceOf(city, slug));
	expect(distances).toEqual(distances.toSorted((a, b) => a - b));
	expect(distances).toHaveLength(city.districts.length);
	expect(north).not.toBeNull();
	expect(rings).not.toEqual([]);
	for (const { km, radius } of rings)
		for (const { slug, x, y } of places) {
			const beyond = Math.hypot(x - centre.x, y - centre.y) - radius;
			const isRight = distanceOf(city, slug) < km ? beyond < 1 : beyond > -1;
			expect(isRight, `${slug} and the ring of ${km} km`).toBe(true);
		}
});

it("there is no layout where the districts do not fit", () => {
	const [city = expect.fail("There is no city")] = content.cities;
	const districts = Array.from({ length: 14 }, () => city.districts).flat();
	expect(getDiagramLayout({ ...city, districts })).toBeNull();
});

it.each([
	["10 km north", 20.09, 80],
	["under 1 km west", 20, 79.997],
	["15 km south-east", 19.9, 80.1],
])("formats distance and direction: %s", (way, latitude, longitude) => {
	expect(formatWay({ latitude: 20, longitude: 80 }, { latitude, longitude })).toBe(way);
});
