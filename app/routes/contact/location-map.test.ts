import { expect, it } from "vitest";
import { buildMapUrl } from "./location-map.tsx";

it.each([
	["north and east", 23.02579, 72.58727, "72.57327,23.01779,72.60127,23.03379"],
	["south and west", -33.4489, -70.6693, "-70.68330,-33.45690,-70.65530,-33.44090"],
])("the map %s of zero has a marker in its middle", (_where, latitude, longitude, box) => {
	const { origin, searchParams } = new URL(buildMapUrl({ latitude, longitude }));
	expect(origin).toBe("https://www.openstreetmap.org");
	expect(searchParams.get("marker")).toBe(`${latitude},${longitude}`);
	expect(searchParams.get("bbox")).toBe(box);
});
