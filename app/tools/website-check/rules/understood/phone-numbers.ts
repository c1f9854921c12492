import {
	type CountryCode,
	findPhoneNumbersInText,
	isSupportedCountry,
	type NumberFound,
} from "libphonenumber-js/max";
import type { Visit } from "../../visit/visit.ts";
import { listBusinesses } from "./business.ts";

/** Numbers stand at the top or at the foot of a page: this much is read of either. */
const LENGTH = 15_000;
/** Top-level domains that people use for something else than the country. */
const OPEN_DOMAINS = new Set(["ai", "cc", "co", "fm", "io", "ly", "me", "sh", "so", "to", "tv"]);

type Numbered = { url: string; text: string };

/** Lists the countries of a website by the addresses in its data, its languages, and its domain. */
export function listCountries(visit: Visit): readonly CountryCode[] {
	const domain = new URL(visit.home.url).hostname.split(".").at(-1) ?? "";
	const names = [
		...listBusinesses(visit).flatMap(({ address }) => listAddressCountries(address)),
		...visit.pages.map(({ document }) => document.lang.split("-").at(-1) ?? ""),
		OPEN_DOMAINS.has(domain) ? "" : domain === "uk" ? "GB" : domain,
	].map((name) => name.trim().toUpperCase());
	return [...new Set(names)].filter((name) => isSupportedCountry(name));
}

function listAddressCountries(address: unknown): readonly string[] {
	if (Array.isArray(address)) return address.flatMap(listAddressCountries);
	if (typeof address !== "object" || address === null || !("addressCountry" in address)) return [];
	const { addressCountry: country } = address;
	if (typeof country === "string") return [country];
	if (typeof country !== "object" || country === null || !("name" in country)) return [];
	return typeof country.name === "string" ? [country.name] : [];
}

/** Finds the numbers in the texts of pages: international ones, and those of some countries, each once. */
export function findNumbers(
	{ pages }: Visit,
	countries: readonly CountryCode[],
): readonly Numbered[] {
	const found = new Map<string, Numbered>();
	for (const { url, document } of pages) {
		const text = toLatinDigits(cut(document.text));
		for (const country of [undefined, ...countries]) {
			for (const match of findPhoneNumbersInText(text, {
				defaultCountry: country,
				extended: true,
			})) {
				const written = text.slice(match.startsAt, match.endsAt);
				if (isFax(text, match) || found.has(match.number.number)) continue;
				found.set(match.number.number, { url, text: written });
			}
		}
	}
	return [...found.values()];
}

function cut(text: string): string {
	return text.length <= 2 * LENGTH ? text : `${text.slice(0, LENGTH)} ${text.slice(-LENGTH)}`;
}

function isFax(text: string, { startsAt }: NumberFound): boolean {
	return /(?:fax|फ़ैक्स|फैक्स)[^\d]*$/i.test(text.slice(Math.max(0, startsAt - 20), startsAt));
}

/** The zeros of Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada and Malayalam. */
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

function toLatinDigits(text: string): string {
	return text.replaceAll(/[\u0966-\u0d6f]/g, (letter) => {
		const code = letter.codePointAt(0) ?? 0;
		const zero = ZEROS.find((zero) => code >= zero && code < zero + 10);
		return zero === undefined ? letter : String(code - zero);
	});
}

/** Hosts and schemes whose links begin a talk with a number. */
const CALLS = ["tel:", "whatsapp:", "https://wa.me/", "https://api.whatsapp.com/"];

/** Returns whether some link of the website calls a number, or writes to it by WhatsApp. */
export function hasCallLink({ pages }: Visit): boolean {
	return pages.some(({ document: { links } }) =>
		links.some(({ href }) => CALLS.some((start) => href.trim().toLowerCase().startsWith(start))),
	);
}
