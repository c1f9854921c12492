import { toTerms } from "#app/blog/reading/search-posts.ts";
import type { CityEntry } from "#app/content/cities/city-entry.ts";
import type { Searched } from "./match-words.ts";
import { type Occurrence, PARTS, WordList } from "./word-list.ts";

/** Cities with their districts, each a number: a city, then its districts, then the next city. */
export type PlaceIndex = Searched & {
	cities: readonly CityEntry[];
	/** The number of its city in `cities`. */
	cityOf: Uint32Array;
	/** 0 for the city itself, else its district's number from 1. */
	districtOf: Uint16Array;
};

export function* buildPlaceIndex(cities: readonly CityEntry[]): Generator<void, PlaceIndex> {
	const size = cities.reduce((sum, { districts }) => sum + 1 + districts.length, 0);
	const cityOf = new Uint32Array(size);
	const districtOf = new Uint16Array(size);
	let place = 0;
	for (const [number, { districts }] of cities.entries()) {
		for (let district = 0; district <= districts.length; district++) {
			cityOf[place] = number;
			districtOf[place] = district;
			place++;
		}
	}
	yield;
	const readName = (at: number) => {
		const city = cities[cityOf[at] ?? 0];
		const district = districtOf[at] ?? 0;
		return (district > 0 ? city?.districts[district - 1]?.name : city?.name) ?? "";
	};
	const words = yield* WordList.build(listOccurrences(cities));
	return { words, size, readName, cities, cityOf, districtOf };
}

function* listOccurrences(cities: readonly CityEntry[]): Generator<Occurrence> {
	let place = 0;
	for (const { name, alsoKnownAs = [], state, livesOn, districts } of cities) {
		for (const called of [name, ...alsoKnownAs]) yield* listNameWords(called, place);
		for (const word of listTextWords(`${state} ${livesOn}`)) yield [word, place, PARTS.text];
		place++;
		for (const district of districts) yield* listNameWords(district.name, place++);
	}
}

/** A name in one word, without its fillers too, and word by word. */
export function* listNameWords(
	name: string,
	entry: number,
	fillers: ReadonlySet<string> = NONE,
): Generator<Occurrence> {
	const words = toTerms(name);
	if (words.length > 0) yield [words.join(""), entry, PARTS.whole];
	const bare = words.filter((word) => !fillers.has(word));
	if (bare.length > 0 && bare.length < words.length) yield [bare.join(""), entry, PARTS.whole];
	for (const word of words.length > 1 ? words : []) yield [word, entry, PARTS.name];
}

/** The words of a text; a single letter says something in a name only. */
export function listTextWords(text: string): string[] {
	return toTerms(text).filter(({ length }) => length > 1);
}

const NONE: ReadonlySet<string> = new Set();
