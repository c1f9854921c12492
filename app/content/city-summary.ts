import type { City, District } from "./types.ts";

/** What lists say of a city, without its texts. */
export type CitySummary = Pick<
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
	districts: readonly Pick<District, "slug" | "name" | "kind" | "updated">[];
	/** What is different about a service there, in a line, by service slug. */
	differences: Readonly<Record<string, string>>;
	/** Day of the last change to what is said of a service there, by service slug. */
	updatedServices: Readonly<Record<string, string>>;
};

export function toCitySummary(city: City): CitySummary {
	const differences: Record<string, string> = {};
	const updatedServices: Record<string, string> = {};
	for (const [service, text] of Object.entries(city.services)) {
		if (text?.sections[0]) differences[service] = text.sections[0].heading;
		if (text) updatedServices[service] = text.updated;
	}
	const { slug, name, alsoKnownAs, state, order, imageUrl, coordinates } = city;
	const { neighbours, livesOn, updated } = city;
	return {
		...{ slug, name, alsoKnownAs, state, order, imageUrl, coordinates },
		...{ neighbours, livesOn, updated, differences, updatedServices },
		districts: city.districts.map((district) => {
			const { slug, name, kind, updated } = district;
			return { slug, name, kind, updated };
		}),
	};
}
