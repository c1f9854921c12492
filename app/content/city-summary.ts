import { createRecord } from "./create-record.ts";
import { pick } from "./pick.ts";
import type { City } from "./types.ts";

/** A city without its texts, for lists. */
export type CitySummary = ReturnType<typeof toCitySummary>;

export function toCitySummary(city: City) {
	const texts = Object.entries(city.services);
	return {
		...pick(city, "slug", "name", "alsoKnownAs", "state", "order", "imageUrl"),
		...pick(city, "coordinates", "neighbours", "livesOn", "author", "updated", "theme", "kite"),
		/** The difference of a service there, in a line, by service slug. */
		differences: createRecord(
			texts.map(([service, { sections }]) => [service, sections[0]?.heading] as const),
		),
		/** The day of the last change to the text of a service there, by service slug. */
		updatedServices: createRecord(
			texts.map(([service, { updated }]) => [service, updated] as const),
		),
		districts: city.districts.map((district) => pick(district, "slug", "name", "kind", "updated")),
	};
}
