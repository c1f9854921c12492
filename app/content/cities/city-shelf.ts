import type { City } from "../types.ts";

/** Holds the cities that were asked for last, and reads the others again when they are. */
export class CityShelf {
	readonly #read: (slug: string) => City;
	readonly #most: number;
	readonly #cities = new Map<string, City>();

	constructor(read: (slug: string) => City, most: number) {
		this.#read = read;
		this.#most = most;
	}

	get(slug: string): City {
		const city = this.#cities.get(slug) ?? this.#read(slug);
		this.keep(city);
		return city;
	}

	/** Puts a city that was read on the shelf; the one that was not asked for the longest makes room. */
	keep(city: City): void {
		this.#cities.delete(city.slug);
		this.#cities.set(city.slug, city);
		const [oldest] = this.#cities.keys();
		if (oldest !== undefined && this.#cities.size > this.#most) this.#cities.delete(oldest);
	}
}
