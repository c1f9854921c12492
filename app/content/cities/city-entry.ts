import type { City } from "../types.ts";

/** What lists say of a city. It is held of every city; the texts are read when a page asks for them. */
export type CityEntry = Pick<
	City,
	| "slug"
	| "name"
	| "alsoKnownAs"
	| "state"
	| "order"
	| "imageUrl"
	| "coordinates"
	| "neighbours"
	| "livesOn"
	| "updated"
> & {
	districts: readonly Pick<City["districts"][number], "slug" | "name" | "kind" | "updated">[];
	/** What is different about a service there, in a line, by service slug. */
	differences: Readonly<Record<string, string>>;
	/** Day of the last change to what is said of a service there, by service slug. */
	updatedServices: Readonly<Record<string, string>>;
};

export function toCityEntry(city: City): CityEntry {
	const { slug, name, state, order, imageUrl, coordinates, neighbours, livesOn, updated } = city;
	const { alsoKnownAs } = city;
	return copyWhole({
		...{ slug, name, state, order, imageUrl, coordinates, neighbours, livesOn, updated },
		alsoKnownAs,
		districts: city.districts.map(({ slug: district, name: called, kind, updated: day }) => ({
			slug: district,
			name: called,
			kind,
			updated: day,
		})),
		differences: Object.fromEntries(
			Object.entries(city.services).flatMap(([service, text]) =>
				text?.sections[0] ? [[service, text.sections[0].heading]] : [],
			),
		),
		updatedServices: Object.fromEntries(
			Object.entries(city.services).flatMap(([service, text]) =>
				text ? [[service, text.updated]] : [],
			),
		),
	});
}

/** A text cut out of a file holds the whole file in memory; one that is made anew does not. */
function copyWhole<T>(value: T): T {
	return JSON.parse(JSON.stringify(value));
}
