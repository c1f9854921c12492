import { getContent } from "#app/content/content.server.ts";
import * as lines from "#app/content/sums/price-lines.ts";
import type { City, Service } from "#app/content/types.ts";

export type { PriceLine } from "#app/content/sums/price-lines.ts";

/** Returns the price of a service; undefined where the agency names none. */
export function describePrice(service: Service) {
	return lines.describePrice(getContent(), service);
}

/** Returns the terms in a city, or of a service there; undefined where the agency names no price. */
export function describeTerms(city: City, service?: Service) {
	return lines.describeTerms(getContent(), city, service);
}
