import { describe, expect, it } from "vitest";
import { loadContent } from "../load.ts";
import { CityShelf } from "./city-shelf.ts";

const [city] = loadContent(process.cwd()).cities;

function makeShelf(most: number) {
	const read: string[] = [];
	const shelf = new CityShelf((slug) => {
		if (!city) throw new Error("There is no city to copy.");
		read.push(slug);
		return { ...city, slug };
	}, most);
	return { shelf, read };
}

describe("the shelf of cities", () => {
	it("reads a city once while it has room", () => {
		const { shelf, read } = makeShelf(2);
		for (const slug of ["a", "b", "a", "b"]) expect(shelf.get(slug).slug).toBe(slug);
		expect(read).toEqual(["a", "b"]);
	});

	it("lets go of the city that was not asked for the longest", () => {
		const { shelf, read } = makeShelf(2);
		for (const slug of ["a", "b", "a", "c", "a", "b"]) shelf.get(slug);
		expect(read).toEqual(["a", "b", "c", "b"]);
	});

	it("gives the very city that was put on it", () => {
		const { shelf, read } = makeShelf(2);
		const kept = shelf.get("a");
		shelf.keep(kept);
		expect(shelf.get("a")).toBe(kept);
		expect(read).toEqual(["a"]);
	});

	it("tells when a city can no longer be read", () => {
		const shelf = new CityShelf(() => {
			throw new Error("city.yaml is missing");
		}, 2);
		expect(() => shelf.get("a")).toThrow("is missing");
	});
});
