import { findCity, findDistrict, findService } from "#app/content/content.server.ts";
import type { EnquiryContext } from "./enquiry.ts";

/** The service and place an address or a form names; what is not on the site's lists is left out. */
export function readContext(read: (name: string) => string | null): EnquiryContext {
	const city = findCity(read("city") ?? "");
	return {
		service: findService(read("service") ?? "")?.slug ?? null,
		city: city?.slug ?? null,
		district: findDistrict(city, read("district") ?? "")?.slug ?? null,
	};
}

/** The context in words, for instance 'SEO Services in Bandra, Mumbai'; null where there is none. */
export function describeContext(context: EnquiryContext): string | null {
	const service = findService(context.service ?? "");
	const city = findCity(context.city ?? "");
	const district = findDistrict(city, context.district ?? "");
	const place = [district?.name, city?.name].filter(Boolean).join(", ");
	if (service && place) return `${service.name} in ${place}`;
	return service?.name ?? (place || null);
}
