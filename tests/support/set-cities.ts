import type { CitySummary } from "#app/content/city-summary.ts";
import { getContent, type SiteContent, setContent } from "#app/content/content.server.ts";

/** Replaces the content's cities by these, each a copy of the first one with the given properties. */
export function setCities(cities: Partial<CitySummary>[]): SiteContent {
	const content = getContent();
	const [model] = content.cities;
	if (!model) throw new Error("There is no city to copy.");
	return setContent({
		...content,
		cities: cities.map((city, order) => ({ ...model, order, ...city })),
	}).content;
}
