import type { Asked, Mask } from "./asked.ts";
import { Best } from "./best.ts";
import { judgeEntry, makeJudged } from "./judge-entry.ts";
import type { Fit } from "./match-words.ts";
import type { PlaceIndex } from "./place-index.ts";

export type PlaceHit = { kind: "place"; place: number; score: number };
/** A city that was asked for, by its own name or by a district's. */
export type AskedCity = {
	/** Its place, and the place that was named. */
	place: number;
	by: number;
	mask: Mask;
	score: number;
};

/** The name is all that was typed; of more words, as much of it as they are its. */
export const NAMED = 1;
const CITY = 0.3;
const DISTRICT = 0.2;
/** What a district has of its city's name. */
const OF_CITY = 0.3;
const BY_DISTRICT = 0.9;
const MOST_ASKED = 30;

type Places = {
	/** Those that have all the words, or are called by some of them; and those that have some. */
	full: Best<PlaceHit>;
	partial: Best<PlaceHit>;
	isAnyFull: boolean;
	cities: AskedCity[];
};

/** Goes through all places once: a district has the words of its city too. */
export function findPlaces(
	{ size, districtOf }: PlaceIndex,
	fits: readonly Fit[],
	asked: Asked,
	most: number,
): Places {
	const full = new Best<PlaceHit>(most);
	const partial = new Best<PlaceHit>(most);
	const cities = new Best<AskedCity>(MOST_ASKED);
	let isAnyFull = false;
	const own = makeJudged();
	const ofCity = makeJudged();
	let cityPlace = 0;
	if (fits.some((fit) => fit !== null)) {
		for (let place = 0; place < size; place++) {
			judgeEntry(fits, place, own);
			const isCity = districtOf[place] === 0;
			if (isCity) {
				cityPlace = place;
				Object.assign(ofCity, own);
			}
			if (!asked.hasAny(own.all)) continue;
			const mask = isCity ? own.all : own.all | ofCity.all;
			const isFull = asked.hasAll(mask);
			const extra = isCity ? CITY : DISTRICT + OF_CITY * ofCity.sum;
			const ofNames = isCity ? own.ofName : own.ofName | ofCity.ofName;
			const named = own.sum + (own.isNamed ? NAMED * asked.share(ofNames) : 0);
			const score = (named + extra) * asked.share(mask);
			if (isFull) isAnyFull = true;
			const list = isFull || own.isNamed ? full : partial;
			if (list.wants(score)) list.add({ kind: "place", place, score });
			const cityScore = isCity ? named : named * BY_DISTRICT;
			if (own.ofName !== 0 && cities.wants(cityScore)) {
				cities.add({ place: cityPlace, by: place, mask: ofNames, score: cityScore });
			}
		}
	}
	return { full, partial, isAnyFull, cities: cities.list() };
}
