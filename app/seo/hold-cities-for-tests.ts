import type { CityEntry } from "#app/content/cities/city-entry.ts";
import { getContent, holdKept, type SiteContent } from "#app/content/content.server.ts";

/** Lets the site have these cities alone, each like the content's first one but for what is given. */
export function holdCities(cities: Partial<CityEntry>[]): SiteContent {
	const { cities: shipped, ...frame } = getContent();
	const [model] = shipped;
	if (!model) throw new Error("There is no city to copy.");
	const kept = cities.map((city, order) => {
		return { entry: { ...model, order, ...city }, stamp: "", descriptions: [] };
	});
	return holdKept({ frame, frameStamp: "", cities: kept, thinPages: [] });
}
