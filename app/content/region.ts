import { type CountryCode, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import type { z } from "zod";
import { SHIPPED_LANGUAGES } from "#app/messages/languages.ts";
import { type AgencyRegion, localise } from "#app/platform/region.ts";
import { listCountryZones } from "#app/platform/time-zones/list-country-zones.ts";
import type { regionFields } from "./schemas/region.ts";

type Given = z.infer<z.ZodObject<typeof regionFields>> & { address: { addressCountry: string } };

/** Returns the region of an agency, whose country says what the file leaves out; what that cannot say is missing. */
export function deriveRegion({ address: { addressCountry: country }, ...site }: Given) {
	const phoneCountry = (site.phoneCountry ?? country) as CountryCode;
	const zones = listCountryZones(country);
	const locale = site.locale ?? findLocale(country);
	const language = site.language ?? findLanguage(locale);
	return {
		country,
		phoneCountry,
		currency: site.currency,
		language,
		locale: locale && language ? localise(locale, language) : locale,
		timeZone: site.timeZone ?? (zones.length === 1 ? zones[0] : undefined),
		phoneExample:
			site.phoneExample ?? getExampleNumber(phoneCountry, examples)?.formatInternational(),
	} satisfies Partial<AgencyRegion>;
}

/** Returns the region of a site that was checked, in which nothing is missing. */
export function toRegion(site: Given): AgencyRegion {
	const { locale = "", timeZone = "", phoneExample = "", ...region } = deriveRegion(site);
	return { ...region, locale, timeZone, phoneExample };
}

/** Returns the language of a locale where the product has its messages and it is not English, which needs no name. */
function findLanguage(locale: string | undefined): string | undefined {
	const { language } = new Intl.Locale(locale ?? "en");
	return language !== "en" && SHIPPED_LANGUAGES.some((shipped) => shipped === language)
		? locale
		: undefined;
}

/** Returns English as it is written in a country, where Intl knows it. */
function findLocale(country: string): string | undefined {
	const locale = `en-${country}`;
	return new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale ? locale : undefined;
}
