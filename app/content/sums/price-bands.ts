import type { SiteContent } from "../types.ts";
import { computeBand } from "./budget.ts";
import { fillFigures } from "./figures.ts";

/** Lists the prices of services, each with its service's name; none where the content has no prices. */
export function listPriceBands({
	pages,
	services,
	terms,
}: Pick<SiteContent, "pages" | "services" | "terms">) {
	const names = new Map(services.map(({ slug, name }) => [slug, name]));
	const bands = pages.pricing?.bands.items ?? [];
	return bands.map((band) => ({
		...band,
		name: names.get(band.service) ?? "",
		record: fillFigures(band.record, computeBand(band, terms)),
	}));
}

export type PriceBand = ReturnType<typeof listPriceBands>[number];
