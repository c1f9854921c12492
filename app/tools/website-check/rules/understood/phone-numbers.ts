import {
	type CountryCode,
	findPhoneNumbersInText,
	isSupportedCountry,
	type PhoneNumber,
} from "libphonenumber-js/max";
import type { Visit } from "../../visit/visit.ts";
import { listBusinesses } from "./business.ts";

/** Numbers stand at the top or at the foot of a page: this much is read of either. */
const LENGTH = 15_000;
/** What may be a number, as most of a text is none and the parser is slow. */
const CANDIDATE = /[+(\d][\d\s()+./‐-―-]{5,30}\d/g;
const DATE = /\d[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d/;
const FAX = /fax|फ़ैक्स|फैक्स/i;
/** The most candidates at the top and at the foot of a page that are parsed. */
const MOST = 40;
/** As many characters before a number say what it is. */
const LABEL = 20;
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

/** Finds the numbers in the texts of pages: international ones, and those of some countries, each once. No fax. */
export function findNumbers(
	{ pages }: Visit,
	countries: readonly CountryCode[],
): readonly Numbered[] {
	const found = new Map<string, Numbered>();
	for (const { url, document } of pages) {
		const text = toLatinDigits(cut(document.text));
		for (const candidate of listCandidates(text)) {
			for (const { number, written } of parse(candidate, countries)) {
				if (!found.has(number)) found.set(number, { url, text: written });
			}
		}
	}
	return [...found.values()];
}

/** Lists what may be a number in a text, without faxes, dates, and what is part of a word such as the number of an account. */
function listCandidates(text: string): readonly string[] {
	const all = [...text.matchAll(CANDIDATE)].flatMap(({ 0: candidate, index }) => {
		const label =
			text
				.slice(Math.max(0, index - LABEL), index)
				.split(/\d/)
				.at(-1) ?? "";
		const isInWord = /\p{L}$/u.test(label) || /^\p{L}/u.test(text.slice(index + candidate.length));
		return isInWord || FAX.test(label) || DATE.test(candidate) ? [] : [candidate];
	});
	return all.length <= 2 * MOST ? all : [...all.slice(0, MOST), ...all.slice(-MOST)];
}

/** Returns the numbers of a text in the first country where it has some. */
function parse(text: string, countries: readonly CountryCode[]) {
	for (const defaultCountry of [undefined, ...countries]) {
		const numbers = findPhoneNumbersInText(text, { defaultCountry, extended: true }).flatMap(
			({ number, startsAt, endsAt }) => {
				const written = text.slice(startsAt, endsAt);
				return isWhole(written, number) ? [{ number: number.number, written }] : [];
			},
		);
		if (numbers.length > 0) return numbers;
	}
	return [];
}

/** Whether a number is written so that it is no year, sum, or number of a register: the parser takes 2009 for one of Germany. */
function isWhole(written: string, number: PhoneNumber): boolean {
	if (written.startsWith("+")) return true;
	const digits = written.replaceAll(/\D/g, "");
	if (/^(?:19|20)\d\d\D+(?:19|20)\d\d$/.test(written)) return false;
	// Indian numbers are written without the zero of the trunk, too.
	if (number.country === "IN") return digits.length >= 10;
	const hasZero = /^\(?0/.test(number.formatNational());
	return digits.length >= 8 && (!hasZero || digits.startsWith("0"));
}

function cut(text: string): string {
	return text.length <= 2 * LENGTH ? text : `${text.slice(0, LENGTH)} ${text.slice(-LENGTH)}`;
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
