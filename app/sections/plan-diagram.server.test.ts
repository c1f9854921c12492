import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadContent } from "#app/content/load.ts";
import { measureDistance } from "#app/content/places/measure.ts";
import type { City } from "#app/content/types.ts";
import type { DiagramPlan } from "./place-diagram.tsx";
import { planDiagram, sortByDistance, tellWay } from "./plan-diagram.server.ts";

const { cities } = loadContent(join(import.meta.dirname, "../.."));

function plan(city: City): DiagramPlan {
	const planned = planDiagram(city);
	if (!planned) throw new Error(`No room for the districts of ${city.name}`);
	return planned;
}

describe.each(cities.map((city) => [city.name, city] as const))("the diagram of %s", (_, city) => {
	test("has its districts from the nearest to the farthest", () => {
		const inOrder = sortByDistance(city, city.districts).map(({ slug }) => slug);
		expect(plan(city).places.map(({ slug }) => slug)).toEqual(inOrder);
		expect(inOrder).toHaveLength(city.districts.length);
	});

	test("has nearer districts within each ring and farther ones outside", () => {
		const { centre, places, rings } = plan(city);
		expect(rings.length).toBeGreaterThan(0);
		for (const { km, radius } of rings)
			for (const { slug, x, y } of places) {
				const district = city.districts.find((found) => found.slug === slug);
				const distance = district ? measureDistance(city.coordinates, district.coordinates) : 0;
				const reach = Math.hypot(x - centre.x, y - centre.y);
				if (distance < km) expect(reach, `${slug} and ${km} km`).toBeLessThan(radius + 1);
				else expect(reach, `${slug} and ${km} km`).toBeGreaterThan(radius - 1);
			}
	});

	test("has a place for north", () => {
		expect(plan(city).north).not.toBeNull();
	});
});

test("a way is told with its distance and direction", () => {
	const middle = { latitude: 20, longitude: 80 };
	expect(tellWay(middle, { latitude: 20.09, longitude: 80 })).toBe("10 km north");
	expect(tellWay(middle, { latitude: 20, longitude: 79.997 })).toBe("under 1 km west");
});

test("a diagram without room for its districts is left out", () => {
	const [city] = cities;
	const [district] = city?.districts ?? [];
	if (!city || !district) throw new Error("No city");
	const crowd = Array.from({ length: 80 }, (_, index) => ({ ...district, slug: `d${index}` }));
	expect(planDiagram({ ...city, districts: crowd })).toBeNull();
});
