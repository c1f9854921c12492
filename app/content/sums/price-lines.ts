import { t } from "#app/messages/en/content-words.server.ts";
import { formatPrice } from "#app/platform/amounts.ts";
import { fillPlaceholders } from "../fill-placeholders.ts";
import { toServiceNames } from "../service-names.ts";
import type { Service, SiteContent } from "../types.ts";

type Priced = Pick<SiteContent, "pages" | "templates" | "site">;

/** What a first screen says of the fee, and the words of its link to the prices. */
export type PriceLine = { text: string; link: string };

/** Returns the price of a service; undefined where the agency names none. */
export function describePrice(content: Priced, { slug }: Service): PriceLine | undefined {
	const { templates, band, smallest } = findPrices(content, slug);
	if (!templates || !band) return undefined;
	const range = { from: formatPrice(band.from), to: formatPrice(band.to) };
	const price = fillPlaceholders(templates[band.per], range);
	const alone = fillPlaceholders(templates.alone, { from: formatPrice(smallest) });
	return { text: band.from < smallest ? `${price} ${alone}` : price, link: templates.link };
}

/**
 * Returns what is offered in a city, or the given service there, with its smallest fee, and how the work goes from the
 * agency's own city; undefined where the agency names no price.
 */
export function describeTerms(
	content: Priced,
	{ name: city }: { name: string },
	service?: Service,
): PriceLine | undefined {
	const { templates, band, smallest } = findPrices(content, service?.slug);
	if (!templates || smallest === 0 || (service && !band)) return undefined;
	const { addressLocality } = content.site.address;
	const offer = service
		? fillPlaceholders(templates.serviceInCity, {
				...toServiceNames(service),
				from: formatPrice(smallest),
				per: band ? t("unit", { unit: band.per }) : "",
			})
		: fillPlaceholders(templates.city, { from: formatPrice(smallest) });
	const way = city === addressLocality ? templates.home : templates.elsewhere;
	return { text: `${offer} ${fillPlaceholders(way, { city })}`, link: templates.link };
}

/** Finds the prices of a service, and the smallest fee for it alone; without a service, or a price of it, the smallest monthly fee. */
function findPrices({ pages, templates }: Priced, slug: string | undefined) {
	const { bands, minimum } = pages.pricing ?? {};
	const band = bands?.items.find(({ service }) => service === slug);
	const smallest = Math.max(band?.from ?? 0, minimum?.[band?.per ?? "month"] ?? 0);
	return { templates: pages.pricing && templates.terms, band, smallest };
}
