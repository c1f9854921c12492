import { domainToUnicode } from "node:url";
import { cleanCode } from "#app/platform/clean-text.ts";
import { listNumbers, listNumbersInText } from "#app/platform/phone-numbers.server.ts";
import { toTerms } from "#app/platform/text-index.ts";

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

/** The shortest end of a phone number by which it is found. */
const MIN_DIGITS = 3;

/** Lists the words of an enquiry once each, in order: those of its texts, and the ends of its phone numbers. */
export function listSearchedWords(enquiry: SearchedTexts): string[] {
	const { id, email, phone, phoneNumbers, texts } = enquiry;
	const numbers = [
		...(phoneNumbers ? listNumbers(phoneNumbers) : [cleanCode(phone ?? "")]),
		...texts.flatMap((text) => listNumbersInText(text ?? "")),
	];
	const [, domain = ""] = email.split("@");
	const terms = [toReferenceWord(id), email, domainToUnicode(domain), ...texts].flatMap((text) =>
		toTerms(text ?? ""),
	);
	return [...new Set([...terms, ...numbers.flatMap(listEnds)])].toSorted();
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
