import { type CitySummary, toCitySummary } from "#app/content/city-summary.ts";
import { getContent, type SiteContent, setContent } from "#app/content/content.server.ts";
import { content } from "./addresses.ts";

/** Replaces the content's cities by these, each a copy of the first one with the given properties. */
export function setCities(cities: Partial<CitySummary>[]): SiteContent {
	const shipped = getContent();
	const [model] = shipped.cities;
	if (!model) throw new Error("There is no city to copy.");
	return setContent({
		...shipped,
		cities: cities.map((city, order) => ({ ...model, order, ...city })),
	}).content;
}

/** Restores the shipped content, without loading it again. */
export function restoreContent(noindexPaths?: ReadonlySet<string>): void {
	const cities = content.cities.map(toCitySummary);
	setContent({ ...content, cities }, content.cities, noindexPaths);
}
