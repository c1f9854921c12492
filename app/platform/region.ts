import { getRequestLanguage } from "#request-language";
import { findSiteRegion, getSiteState } from "#site-state";

/** Where and how the agency is: all dates, numbers and amounts are formatted by it. */
export type Region = {
	/** A language with its country (BCP 47): en-GB. */
	locale: string;
	/** An IANA time zone. */
	timeZone: string;
	/** An ISO 4217 code. */
	currency: string;
};

/** What the server alone knows; both countries are ISO 3166 codes. */
export type AgencyRegion = Region & {
	/** The language of the messages and pages (BCP 47), where it is not English. */
	language?: string | undefined;
	/** The country of the office. */
	country: string;
	/** The country of phone numbers that are typed without a country code. */
	phoneCountry: string;
	/** A phone number as people write it, with the country code. */
	phoneExample: string;
};

let document_: Region | undefined;

/** Sets the region when content is loaded; a function, which commands give, is called when it is first asked for. */
export function setRegion(given: AgencyRegion | (() => AgencyRegion)): void {
	const state = getSiteState();
	state.region = typeof given === "function" ? undefined : given;
	state.loadRegion = typeof given === "function" ? given : undefined;
	state.translated = new Map();
}

/** Returns the agency's region on the server. */
export function getAgencyRegion(): AgencyRegion {
	const agency = findSiteRegion();
	if (!agency) throw new Error("The region is asked for before the content is loaded.");
	return agency;
}

/** Returns the region, for the language of the request; in the browser it is that of the document. */
export function getRegion(): Region {
	if (typeof document !== "undefined") {
		document_ ??= readDocument();
		return document_;
	}
	const language = getRequestLanguage();
	if (!language) return getAgencyRegion();
	const region = getAgencyRegion();
	const { translated } = getSiteState();
	const known = translated.get(language) ?? {
		...region,
		locale: localise(region.locale, language),
	};
	translated.set(language, known);
	return known;
}

/** Returns the locale of the same country in another language (BCP 47), in which dates and numbers are written. */
export function localise(locale: string, language: string): string {
	const { language: spoken, region: country } = new Intl.Locale(locale);
	const { language: base, region } = new Intl.Locale(language);
	if (spoken === base && (!region || region === country)) return locale;
	return region || !country ? language : `${base}-${country}`;
}

/**
 * Returns the language of messages and pages (BCP 47), by which a screen reader speaks them: that of the request, or else
 * of the site. Before the content is loaded it is English.
 */
export function getLanguage(): string {
	if (typeof document !== "undefined") return document.documentElement.lang;
	return getRequestLanguage() ?? getSiteLanguage(findSiteRegion());
}

/** Returns the language of the site's pages (BCP 47). */
export function getSiteLanguage({ language, locale }: Partial<AgencyRegion> = {}): string {
	return language ?? (locale?.startsWith("en-") ? locale : "en");
}

/** Returns the attributes of `<html>` by which the browser knows the region. */
export function getRegionAttributes() {
	const { locale, timeZone, currency } = getRegion();
	const lang = getLanguage();
	return {
		lang,
		"data-locale": locale === lang ? undefined : locale,
		"data-zone": timeZone,
		"data-money": currency,
	};
}

/** Returns a phone number that shows how to write one; in the browser it is that of the page's form. */
export function getPhoneExample(): string {
	if (typeof document === "undefined") return getAgencyRegion().phoneExample;
	return document.querySelector<HTMLInputElement>("input[type=tel]")?.placeholder ?? "";
}

function readDocument(): Region {
	const { lang, dataset } = document.documentElement;
	const { zone = "UTC", money = "" } = dataset;
	return { locale: dataset.locale ?? lang, timeZone: zone, currency: money };
}

/**
 * Creates a function that creates a value for the region, such as one of Intl's formatters, at its first call, and keeps it
 * for each region: the formatters are slow to create.
 */
// @__NO_SIDE_EFFECTS__
export function forRegion<Value>(create: (region: Region) => Value): () => Value {
	const kept = new WeakMap<Region, { value: Value }>();
	return () => {
		const region = getRegion();
		const known = kept.get(region) ?? { value: create(region) };
		kept.set(region, known);
		return known.value;
	};
}
