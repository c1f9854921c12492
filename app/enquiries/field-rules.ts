import { t } from "#app/messages/en/fields.ts";
import { parseEmailAddress } from "#app/platform/email-address.ts";

export type Result<Value> = { value: Value } | { error: string };
/** Checks a cleaned text within its maximum length. */
export type Rule<Value> = (text: string) => Result<Value>;

/** Control characters that cleaning leaves in a line: a name with a line end would become two mail headers. */
const CONTROL = /\p{Cc}/u;
/** Invisible characters; a name does not consist of these alone. */
const INVISIBLE = /[\p{Cf}\p{Zs}\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** A phone number, with its digits as people group them, with a country code or without: (+351) 912 345 678, 01-555 0100. */
const PHONE = /^\(?\+?[\d ()./-]+(?:[ ,;]*(?:ext(?:n|ension)?|x)[.:]?\s*\d{1,6})?$/i;
/** Signs before a number, as on a card. */
const PHONE_SIGNS = /^\p{So}+\s*/u;
const BETWEEN_PHONES = /\s*(?:[/&|]|[,;](?!\s*e?x)|or|and|oder|und|या|और)\s*/i;
const PHONE_DIGITS = { min: 7, max: 15 + 6 };

/** Creates a rule that accepts any text of so many characters, which nobody sees empty. */
export function required(min: number, getError: () => string): Rule<string> {
	return (text) =>
		text.length < min || text.replaceAll(INVISIBLE, "") === ""
			? { error: getError() }
			: { value: text };
}

/** Creates a rule for a text of one line. */
export function onOneLine<Value>(rule: Rule<Value>): Rule<Value> {
	return (text) => (CONTROL.test(text) ? { error: t("controlError") } : rule(text));
}

/** Creates a rule that returns null for an empty text and parses any other, on one line. */
export function optional<Value>(
	parse: (text: string) => Value | null,
	getError: () => string,
): Rule<Value | null> {
	return onOneLine<Value | null>((text) => {
		if (text === "") return { value: null };
		const value = parse(text);
		return value === null ? { error: getError() } : { value };
	});
}

/** Creates a rule that accepts the keys of `options`. */
export function choice<Option extends string>(
	options: Record<Option, string>,
): Rule<Option | null> {
	const isOption = (text: string): text is Option => Object.hasOwn(options, text);
	return optional(
		(text) => (isOption(text) ? text : null),
		() => t("choiceError"),
	);
}

/** Checks an e-mail address, whose domain becomes ASCII. */
export function parseEmail(text: string): Result<string> {
	const value = parseEmailAddress(text);
	return value === null ? { error: t("emailError") } : { value };
}

/** Returns one number or several as they were typed, or null if they are none. */
export function parsePhones(typed: string): string | null {
	const text = typed.replace(PHONE_SIGNS, "");
	return isPhone(text) || text.split(BETWEEN_PHONES).every(isPhone) ? text : null;
}

function isPhone(text: string): boolean {
	const digits = text.replaceAll(/\D/g, "").length;
	return PHONE.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}
