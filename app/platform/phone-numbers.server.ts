import {
	AsYouType,
	type CountryCode,
	findPhoneNumbersInText as findInText,
	type NumberFound,
	searchPhoneNumbersInText,
} from "libphonenumber-js/max";
import { getAgencyRegion } from "./region.ts";

/** Returns the country of numbers that are typed without a country code. */
function getCountry(): CountryCode {
	return getAgencyRegion().phoneCountry as CountryCode;
}

/** One number of the field, which was typed from `startsAt` to `endsAt`. */
export type FoundNumber = Pick<NumberFound, "startsAt" | "endsAt"> & {
	/** The number in E.164: +351912345678. */
	number: string;
	/** The tel: URL with the extension (RFC 3966). */
	telUrl: string;
	/** The digits alone, as WhatsApp wants them; null for a number that cannot be a mobile's. */
	whatsApp: string | null;
};

/** Finds the valid numbers in what was typed into a phone field. */
export function findPhoneNumbers(typed: string): FoundNumber[] {
	// Without this the library takes the number that follows for an extension.
	const text = typed.replaceAll(/[,;](?!\s*e?xt?)/gi, "\n");
	const whole = find(text);
	return (whole.length > 0 ? whole : findInParts(text)).map(toFoundNumber);
}

/** Finds the valid numbers within a text of sentences. */
export function findPhoneNumbersInText(text: string): FoundNumber[] {
	return findInText(text, getCountry()).map(toFoundNumber);
}

function toFoundNumber({ number, startsAt, endsAt }: NumberFound): FoundNumber {
	const type = number.getType();
	const canBeMobile = type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
	return {
		startsAt,
		endsAt,
		number: number.number,
		telUrl: number.getURI(),
		whatsApp: canBeMobile ? number.number.slice(1) : null,
	};
}

/** Lists the first numbers within a text of sentences, in E.164, up to so many. */
export function listNumbersInText(text: string, most: number): string[] {
	const numbers: string[] = [];
	for (const { number } of searchPhoneNumbersInText(text, getCountry())) {
		if (numbers.length === most) break;
		numbers.push(number.number);
	}
	return numbers;
}

/**
 * Returns the canonical form of a phone field: its numbers in E.164 with a blank between them. Returns null where none
 * can be parsed.
 */
export function toPhoneNumbers(typed: string | null): string | null {
	const numbers = findPhoneNumbers(typed ?? "").map(({ number }) => number);
	return [...new Set(numbers)].join(" ") || null;
}

/** Returns the numbers of a canonical form. */
export function listNumbers(numbers: string | null): string[] {
	return numbers?.split(" ") ?? [];
}

/**
 * Returns the digits by which canonical numbers are searched for a number or a part of one: those typed, and those from
 * the country code on.
 */
export function toSearchedDigits(text: string): string[] {
	const formatter = new AsYouType(getCountry());
	formatter.input(text);
	const digits = text.replaceAll(/\D/g, "");
	const read = [
		formatter.getNumberValue() ?? digits,
		...findPhoneNumbers(text).map(({ number }) => number),
	];
	// A search for the digits also finds every number that contains them.
	return [digits, ...new Set(read.filter((number) => !number.includes(digits)))];
}

/**
 * Finds numbers that are separated by a blank or a slash only, or are followed by the last digits of others: 2658
 * 1234/35.
 */
function findInParts(text: string): NumberFound[] {
	const found: NumberFound[] = [];
	let start = 0;
	for (const { index } of text.matchAll(/[\s/]|$/g)) {
		const [number] = find(text.slice(start, index));
		if (!number) continue;
		found.push({
			...number,
			startsAt: start + number.startsAt,
			endsAt: start + number.endsAt,
		});
		start = index;
	}
	return found;
}

/** Finds numbers. A zero before the country code, as in 091 98765 43210, is left out. */
function find(text: string): NumberFound[] {
	const found = findInText(text, getCountry());
	if (found.length > 0 || !text.startsWith("0")) return found;
	return findInText(` ${text.slice(1)}`, getCountry());
}
