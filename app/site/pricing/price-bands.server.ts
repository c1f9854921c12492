import { getContent } from "#app/content/content.server.ts";
import { computeBand } from "#app/content/sums/budget.ts";
import { fillFigures } from "#app/content/sums/figures.ts";

/** Lists the prices of services, each with its service's name; none where the content has no prices. */
export function listPriceBands() {
	const { pages, services, terms } = getContent();
	const names = new Map(services.map(({ slug, name }) => [slug, name]));
	const bands = pages.pricing?.bands.items ?? [];
	return bands.map((band) => ({
		...band,
		name: names.get(band.service) ?? "",
		record: fillFigures(band.record, computeBand(band, terms)),
	}));
}

export type PriceBand = ReturnType<typeof listPriceBands>[number];
