import { type CountryCode, isSupportedCountry } from "libphonenumber-js/max";
import type { Visit } from "../../visit/visit.ts";
import { listBusinesses } from "./business.ts";

/** Top-level domains that people use for something else than the country. */
const OPEN_DOMAINS = new Set(["ai", "cc", "co", "fm", "io", "ly", "me", "sh", "so", "to", "tv"]);
/** Languages of many countries. */
const WIDE = new Set(["ar", "en", "es", "fr", "pt", "zh"]);

/** Lists the countries of a website by the addresses in its data, its languages, and its domain. */
export function listCountries(visit: Visit): readonly CountryCode[] {
	const domain = new URL(visit.home.url).hostname.split(".").at(-1) ?? "";
	const names = [
		...listBusinesses(visit).flatMap(({ address }) => listAddressCountries(address)),
		...visit.pages.map(({ document }) => getRegion(document.lang.trim())),
		OPEN_DOMAINS.has(domain) ? "" : domain === "uk" ? "GB" : domain,
	].map((name) => name.trim().toUpperCase());
	return [...new Set(names)].filter((name) => isSupportedCountry(name));
}

/** Returns the country that a language names, or the one where it is at home; or nothing. */
function getRegion(lang: string): string {
	try {
		const locale = new Intl.Locale(lang);
		return locale.region ?? (WIDE.has(locale.language) ? "" : (locale.maximize().region ?? ""));
	} catch {
		return "";
	}
}

function listAddressCountries(address: unknown): readonly string[] {
	if (Array.isArray(address)) return address.flatMap(listAddressCountries);
	if (typeof address !== "object" || address === null || !("addressCountry" in address)) return [];
	const { addressCountry: country } = address;
	if (typeof country === "string") return [country];
	if (typeof country !== "object" || country === null || !("name" in country)) return [];
	return typeof country.name === "string" ? [country.name] : [];
}
