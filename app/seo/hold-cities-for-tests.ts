import type { CityEntry } from "#app/content/cities/city-entry.ts";
import { getContent, type SiteContent, setContent } from "#app/content/content.server.ts";

/** Lets the site have these cities alone, each like the content's first one but for what is given. */
export function holdCities(cities: Partial<CityEntry>[]): SiteContent {
	const content = getContent();
	const [model] = content.cities;
	if (!model) throw new Error("There is no city to copy.");
	return setContent({
		...content,
		cities: cities.map((city, order) => ({ ...model, order, ...city })),
	});
}
