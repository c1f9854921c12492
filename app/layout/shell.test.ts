import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { collectShell } from "./shell.ts";

const content = getContent();

it("the footer names every city while they are few", () => {
	const { locations, allLocations } = collectShell(content);
	expect([locations.length, allLocations]).toEqual([content.cities.length, null]);
});

it("of very many cities the footer names some, and leads to the list of all", () => {
	const cities = Array.from({ length: 20 }, () => content.cities).flat();
	const { locations, allLocations } = collectShell({ ...content, cities });
	expect(locations.length).toBeLessThan(60);
	expect(allLocations).toEqual({ name: `All ${cities.length} locations`, to: "/sitemap" });
});
