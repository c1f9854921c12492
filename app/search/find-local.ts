import type { Asked } from "./asked.ts";
import type { AskedCity, PlaceHit } from "./find-places.ts";
import type { AskedService } from "./find-site-pages.ts";
import type { PlaceIndex } from "./place-index.ts";

export type LocalHit = { kind: "local"; place: number; service: string; score: number };

/** A service and a city that were asked for together. */
const TOGETHER = 0.5;
/** What goes along with a city or a district that was asked for alone, below it. */
const ALONG = 0.3;
const STEP = 0.01;
const MOST_ALONG = 3;

/** Services in cities, which are too many to be held: made of the services and the cities that were asked for. */
export function combine(
	cities: readonly AskedCity[],
	services: readonly AskedService[],
	asked: Asked,
): { full: LocalHit[]; partial: LocalHit[] } {
	const full = new Map<string, LocalHit>();
	const partial = new Map<string, LocalHit>();
	for (const city of cities) {
		for (const { service, mask, score } of services) {
			const isOfBoth = (mask & ~city.mask) !== 0 && (city.mask & ~mask) !== 0;
			if (!isOfBoth) continue;
			const share = asked.share(mask | city.mask);
			const hits = share === 1 ? full : partial;
			const hit: LocalHit = {
				kind: "local",
				place: city.place,
				service,
				score: (city.score + score + TOGETHER) * share,
			};
			const key = `${service} ${city.place}`;
			if ((hits.get(key)?.score ?? 0) < hit.score) hits.set(key, hit);
		}
	}
	return { full: [...full.values()], partial: [...partial.values()] };
}

/** Who asks for a city may want a service there or one of its districts; who asks for a district, its city. */
export function goAlong(
	cities: readonly AskedCity[],
	services: readonly { slug: string }[],
	asked: Asked,
	{ cities: entries, cityOf }: PlaceIndex,
): (LocalHit | PlaceHit)[] {
	const wanted = cities.filter(({ mask }) => asked.hasAll(mask)).slice(0, MOST_ALONG);
	return wanted.flatMap(({ place, by, score }): (LocalHit | PlaceHit)[] => {
		const below = score * ALONG;
		if (by !== place) return [{ kind: "place", place, score: below }];
		const districts = entries[cityOf[place] ?? 0]?.districts ?? [];
		return [
			...services.map(
				({ slug }, number): LocalHit => ({
					kind: "local",
					place,
					service: slug,
					score: below - number * STEP,
				}),
			),
			...districts.map(
				(_district, number): PlaceHit => ({
					kind: "place",
					place: place + 1 + number,
					score: below - (services.length + number) * STEP,
				}),
			),
		];
	});
}
