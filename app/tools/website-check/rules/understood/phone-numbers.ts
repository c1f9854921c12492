import { type CountryCode, findPhoneNumbersInText, type PhoneNumber } from "libphonenumber-js/max";
import type { Visit } from "../../visit/visit.ts";

/** Numbers stand at the top or at the foot of a page: this much is read of either. */
const LENGTH = 15_000;
/** What may be a number, as most of a text is none and the parser is slow. */
const CANDIDATE = /[+(\d][\d\s()+./‐-―-]{5,30}\d/g;
const DATE = /\d[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d/;
const FAX = /fax|फ़ैक्स|फैक्स/i;
/** Capital letters, as in the numbers of taxes and accounts. Other words may stand close by, where the layout divides them. */
const CODE_BEFORE = /(?:^|\P{L})\p{Lu}{1,3}$/u;
const CODE_AFTER = /^\p{Lu}{2}/u;
/** The most candidates at the top and at the foot of a page that are parsed. */
const MOST = 40;
/** As many characters before a number say what it is. */
const LABEL = 20;

type Numbered = { url: string; text: string };

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
		const rest = text.slice(index + candidate.length);
		const isInCode = CODE_BEFORE.test(label) || CODE_AFTER.test(rest);
		return isInCode || FAX.test(label) || DATE.test(candidate) ? [] : [candidate];
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
