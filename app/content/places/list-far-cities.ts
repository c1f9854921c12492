import type { Content } from "../types.ts";
import { getDistance } from "./distance.ts";

/** The distance in km from which a city is told of. */
const FAR_KM = 4_000;

type FarCity = {
	/** The path of its file below the content's folder. */
	file: string;
	/** Its distance from the office in km. */
	distance: number;
};

/** Lists the cities that lie so far from the office that a digit or a sign may be wrong. */
export function listFarCities({ site, cities }: Pick<Content, "site" | "cities">): FarCity[] {
	const office = site.coordinates;
	if (!office) return [];
	return cities
		.map(({ slug, coordinates }) => ({
			file: `cities/${slug}/city.yaml`,
			distance: Math.round(getDistance(office, coordinates)),
		}))
		.filter(({ distance }) => distance > FAR_KM);
}
