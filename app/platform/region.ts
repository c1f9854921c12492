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
	/** The language of the pages (BCP 47), where it is not English. */
	language?: string | undefined;
	/** The country of the office. */
	country: string;
	/** The country of phone numbers that are typed without a country code. */
	phoneCountry: string;
	/** A phone number as people write it, with the country code. */
	phoneExample: string;
};

let agency: AgencyRegion | undefined;
let load: (() => AgencyRegion) | undefined;
let document_: Region | undefined;

/** Sets the region when content is loaded; a function, which commands give, is called when it is first asked for. */
export function setRegion(given: AgencyRegion | (() => AgencyRegion)): void {
	agency = typeof given === "function" ? undefined : given;
	load = typeof given === "function" ? given : undefined;
}

/** Returns the agency's region on the server. */
export function getAgencyRegion(): AgencyRegion {
	agency ??= load?.();
	if (!agency) throw new Error("The region is asked for before the content is loaded.");
	return agency;
}

/** Returns the region; in the browser it is that of the document. */
export function getRegion(): Region {
	if (typeof document === "undefined") return getAgencyRegion();
	document_ ??= readDocument();
	return document_;
}

/** Returns the language of the pages (BCP 47), by which a screen reader speaks them. */
export function getLanguage(): string {
	if (typeof document !== "undefined") return document.documentElement.lang;
	const { language, locale } = getAgencyRegion();
	return language ?? (locale.startsWith("en-") ? locale : "en");
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
 * until the region is another one: the formatters are slow to create.
 */
// @__NO_SIDE_EFFECTS__
export function forRegion<Value>(create: (region: Region) => Value): () => Value {
	let kept: { region: Region; value: Value } | undefined;
	return () => {
		const region = getRegion();
		if (kept?.region !== region) kept = { region, value: create(region) };
		return kept.value;
	};
}
