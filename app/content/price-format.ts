import { toRegion } from "./region.ts";
import type { Site } from "./schemas/site.ts";

/** Creates what formats a price of a site whose region is not set yet: ₹25,000, or €1,499.50. */
export function createPriceFormat(site: Site): (amount: number) => string {
	const { locale, currency } = toRegion(site);
	return new Intl.NumberFormat(locale, {
		style: "currency",
		currency,
		trailingZeroDisplay: "stripIfInteger",
	}).format;
}
