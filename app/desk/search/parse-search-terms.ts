import { toReferenceWord } from "#app/enquiries/searched-words.ts";
import { cleanCode } from "#app/platform/clean-text.ts";
import { findPhoneNumbers, toSearchedDigits } from "#app/platform/phone-numbers.server.ts";
import { toQueryTerms } from "#app/platform/terms.ts";

/**
 * What is searched for: an enquiry is found that has each part, in any order. A part has alternatives, each of which is the
 * beginnings of words that an enquiry must all have.
 */
export type SearchTerms = readonly (readonly (readonly string[])[])[];

const PHONE_PART = /^[+()./,;-]*\d[\d+()./,;-]*$/;

/** What may stand within a code or a compound, or not: hyphens and apostrophes. */
const JOINTS = /[\p{Pd}\u2212'’]/gu;
/** A code of letters and digits. It has three digits in a row at least, so that not everything has its parts. */
const CODE = /^(?=.*\p{N}{3})\p{L}+\p{N}+$|^(?=.*\p{N}{3})\p{N}+\p{L}+$/u;
const CODE_PARTS = /\p{N}+|\P{N}+/gu;

/** The beginning of an enquiry's id, as e-mails and commands show it. */
const REFERENCE = /^[\da-f]{6,8}(?:-[\da-f-]*)?$/i;

/** Parses words, names, e-mail addresses, phone numbers in any notation and references, as they are typed or pasted. */
export function parseSearchTerms(typed: string): SearchTerms {
	const numbers = findPhoneNumbers(typed);
	let rest = typed;
	for (const { startsAt, endsAt } of numbers.toReversed())
		rest = `${rest.slice(0, startsAt)} ${rest.slice(endsAt)}`;
	const words = rest.split(/\s+/).flatMap((word) => {
		const terms = toQueryTerms(word);
		const code = cleanCode(word);
		const reference = REFERENCE.test(word) ? [[toReferenceWord(word)]] : [];
		const digits = PHONE_PART.test(code) ? toSearchedDigits(code).map(toDigits) : [];
		const alternatives = [
			terms,
			...listSpellings(word),
			...reference,
			...digits.map((each) => [each]),
		].filter(({ length }) => length > 0);
		return alternatives.length > 0 ? [alternatives] : [];
	});
	return [...numbers.map(({ number }) => [[toDigits(number)]]), ...words];
}

/** Lists the other ways to write a code or a compound: AB1234 for AB-1234, and the other way round. */
function listSpellings(word: string): string[][] {
	const joined = toQueryTerms(word.replaceAll(JOINTS, ""));
	const [code = "", ...others] = joined;
	const isCode = others.length === 0 && CODE.test(code);
	return [
		...(JOINTS.test(word) ? [joined] : []),
		...(isCode ? [code.match(CODE_PARTS) ?? []] : []),
	];
}

function toDigits(number: string): string {
	return number.replaceAll(/\D/g, "");
}
