import { describe, expect, it } from "vitest";
import { readMapAddress } from "./map-address.ts";

describe("readMapAddress", () => {
	it("embeds OpenStreetMap around the point, with a marker on it", () => {
		const address = new URL(readMapAddress({ latitude: 23.02579, longitude: 72.58727 }));
		expect(address.origin).toBe("https://www.openstreetmap.org");
		expect(address.searchParams.get("marker")).toBe("23.02579,72.58727");
		const [west = 0, south = 0, east = 0, north = 0] =
			address.searchParams.get("bbox")?.split(",").map(Number) ?? [];
		expect((west + east) / 2).toBeCloseTo(72.58727, 4);
		expect((south + north) / 2).toBeCloseTo(23.02579, 4);
		expect(east).toBeGreaterThan(west);
		expect(north).toBeGreaterThan(south);
	});

	it("works south and west of zero, too", () => {
		const address = new URL(readMapAddress({ latitude: -33.4489, longitude: -70.6693 }));
		const [west = 0, south = 0, east = 0, north = 0] =
			address.searchParams.get("bbox")?.split(",").map(Number) ?? [];
		expect([west < -70.6693, -70.6693 < east]).toEqual([true, true]);
		expect([south < -33.4489, -33.4489 < north]).toEqual([true, true]);
	});
});
