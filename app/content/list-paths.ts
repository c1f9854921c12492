import { toCitySummary } from "./city-summary.ts";
import { listPages } from "./list-pages.ts";
import type { Content } from "./types.ts";

/** Lists the paths of all pages; posts of a content API are not among them. */
export function listPaths({ cities, ...content }: Content): string[] {
	const summaries = cities.map(toCitySummary);
	return [...listPages({ ...content, cities: summaries }, { hasContentApi: true }).keys()];
}
