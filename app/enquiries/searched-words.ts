import { domainToUnicode } from "node:url";
import { cleanCode } from "#app/platform/clean-text.ts";
import { listNumbers, listNumbersInText } from "#app/platform/phone-numbers.server.ts";
import { toIndexTerms } from "#app/platform/terms.ts";

/** The texts of an enquiry by which staff find it. */
export type SearchedTexts = {
	id: string;
	email: string;
	/** The phone field as it was typed, and its numbers in canonical form. */
	phone: string | null;
	phoneNumbers: string | null;
	/** The texts of people: names, messages, answers, notes, names of files. */
	texts: readonly (string | null)[];
};

/** The number of characters of one text (in UTF-16) that are looked at. */
export const MAX_CHARACTERS = 20_000;
/** The number of characters of a field in which phone numbers are looked for, as the form's longest has. */
const MAX_FIELD = 5_000;
/** The greatest number of phone numbers of one text, as each takes a tenth of a millisecond to parse. */
const MAX_NUMBERS = 100;
/**
 * The greatest number of words of one enquiry: to write them takes SQLite some 40 ms, in which nothing else is done (measured
 * with 10,000 enquiries).
 */
export const MAX_WORDS = 4_000;
/** The shortest end of a phone number by which it is found. */
const MIN_DIGITS = 3;

/** Lists the words of an enquiry once each, by which it is found: the ends of its phone numbers, and those of its texts. */
export function listSearchedWords(enquiry: SearchedTexts): string[] {
	const { id, email, phone, phoneNumbers, texts } = enquiry;
	const numbers = phoneNumbers ? listNumbers(phoneNumbers) : [cleanCode(phone ?? "")];
	const [, domain = ""] = email.split("@");
	const own = [toReferenceWord(id), email, domainToUnicode(domain)];
	const others = texts.filter((text) => text !== null);
	return [
		...new Set([
			...numbers.flatMap(listEnds),
			...own.flatMap(toIndexTerms),
			...listWordsOfTexts(others, MAX_FIELD),
		]),
	];
}

/**
 * Lists the words of texts once each, by which an enquiry with them is found: the ends of the phone numbers in them, and
 * the words. Of each text the first 20,000 characters are looked at, or fewer for phone numbers, which take longest, and no
 * more than 4,000 words are listed, so that it takes linear and little time for whatever a stranger sends.
 */
export function listWordsOfTexts(texts: readonly string[], forNumbers = MAX_CHARACTERS): string[] {
	const looked = texts.map((text) => text.slice(0, MAX_CHARACTERS).toWellFormed());
	const numbers = looked.flatMap((text) =>
		listNumbersInText(text.slice(0, forNumbers), MAX_NUMBERS),
	);
	const words = [...numbers.flatMap(listEnds), ...looked.flatMap(toIndexTerms)];
	return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Returns the word for an id, or its beginning, that no text has. */
export function toReferenceWord(id: string): string {
	return `reference${id.replaceAll("-", "").toLowerCase()}`;
}

/** Lists the ends of a number, so that each part of it is the beginning of one. */
function listEnds(number: string): string[] {
	const digits = number.replaceAll(/\D/g, "");
	const count = Math.max(0, digits.length - MIN_DIGITS + 1);
	return Array.from({ length: count }, (_, start) => digits.slice(start));
}
