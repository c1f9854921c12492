import { expect, it } from "vitest";
import { buildMapUrl } from "./location-map.tsx";

it("the map has a marker in its middle", () => {
	const url = new URL(buildMapUrl({ latitude: 23.02579, longitude: 72.58727 }));
	expect(url.origin).toBe("https://www.openstreetmap.org");
	expect(url.searchParams.get("marker")).toBe("23.02579,72.58727");
	expect(url.searchParams.get("bbox")).toBe("72.57327,23.01779,72.60127,23.03379");
});
