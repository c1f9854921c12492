import { toReferenceWord } from "#app/enquiries/searched-words.ts";
import { cleanCode } from "#app/platform/clean-text.ts";
import { findPhoneNumbers, toSearchedDigits } from "#app/platform/phone-numbers.server.ts";
import { toTerms } from "#app/platform/text-index.ts";

/**
 * What is searched for: an enquiry is found that has each part, in any order. A part has alternatives, each of which is the
 * beginnings of words that an enquiry must all have.
 */
export type Sought = readonly (readonly (readonly string[])[])[];

const PHONE_PART = /^[+()./,;-]*\d[\d+()./,;-]*$/;

/** The beginning of an enquiry's id, as e-mails and commands show it. */
const REFERENCE = /^[\da-f]{6,8}(?:-[\da-f-]*)?$/i;

/** Parses words, names, e-mail addresses, phone numbers in any notation and references, as they are typed or pasted. */
export function parseSought(typed: string): Sought {
	const numbers = findPhoneNumbers(typed);
	let rest = typed;
	for (const { startsAt, endsAt } of numbers.toReversed())
		rest = `${rest.slice(0, startsAt)} ${rest.slice(endsAt)}`;
	const words = rest.split(/\s+/).flatMap((word) => {
		const terms = toTerms(word);
		const code = cleanCode(word);
		const reference = REFERENCE.test(word) ? [[toReferenceWord(word)]] : [];
		const digits = PHONE_PART.test(code) ? toSearchedDigits(code).map(toDigits) : [];
		const alternatives = [terms, ...reference, ...digits.map((each) => [each])].filter(
			({ length }) => length > 0,
		);
		return alternatives.length > 0 ? [alternatives] : [];
	});
	return [...numbers.map(({ number }) => [[toDigits(number)]]), ...words];
}

function toDigits(number: string): string {
	return number.replaceAll(/\D/g, "");
}
