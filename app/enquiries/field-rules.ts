export type Result<Value> = { value: Value } | { error: string };
/** Checks a cleaned text within its maximum length. */
export type Rule<Value> = (text: string) => Result<Value>;

const EMAIL_ERROR = "Please enter a valid email.";
const CHOICE_ERROR = "Please choose one of the answers.";
const CONTROL_ERROR = "Please remove the control characters.";

/** Control characters, none of which may be in a name, as it becomes a mail header. */
export const CONTROL_IN_LINE = /\p{Cc}/u;
/** Control characters except line feeds and tabs, which a message may have. */
export const CONTROL_IN_TEXT = /[^\P{Cc}\n\t]/u;
/** Invisible characters; a name does not consist of these alone. */
const INVISIBLE = /[\p{Cf}\p{Zs}\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** A phone number, with its digits as people group them, with a country code or without: (+351) 912 345 678, 01-555 0100. */
const PHONE = /^\(?\+?[\d ()./-]+(?:[ ,;]*(?:ext(?:n|ension)?|x)[.:]?\s*\d{1,6})?$/i;
const BETWEEN_PHONES = /\s*(?:[/&|]|[,;](?!\s*e?x)|or|and)\s*/i;
const PHONE_DIGITS = { min: 7, max: 15 + 6 };

/** The HTML standard's own pattern, as of <input type=email>. */
const EMAIL =
	/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

export function required(min: number, error: string, control: RegExp): Rule<string> {
	return (text) => {
		if (text.length < min || text.replaceAll(INVISIBLE, "") === "") return { error };
		return control.test(text) ? { error: CONTROL_ERROR } : { value: text };
	};
}

/** Creates a rule that returns null for an empty text and parses any other. */
export function optional<Value>(
	parse: (text: string) => Value | null,
	error: string | (() => string),
): Rule<Value | null> {
	return (text) => {
		if (CONTROL_IN_LINE.test(text)) return { error: CONTROL_ERROR };
		if (text === "") return { value: null };
		const value = parse(text);
		if (value !== null) return { value };
		return { error: typeof error === "string" ? error : error() };
	};
}

/** Creates a rule that accepts the keys of `options`. */
export function choice<Option extends string>(
	options: Record<Option, string>,
): Rule<Option | null> {
	const isOption = (text: string): text is Option => Object.hasOwn(options, text);
	return optional((text) => (isOption(text) ? text : null), CHOICE_ERROR);
}

/**
 * Converts the domain to ASCII, as programs that send e-mails require: `riya@उदाहरण.भारत` becomes
 * `riya@xn--p1b6ci4b4b3a.xn--h2brj9c`.
 */
export function parseEmail(text: string): Result<string> {
	const [, user = "", domain = ""] = /^(.*)@([^@\s/?#:\\]*)$/.exec(text) ?? [];
	const address = `${user}@${toAscii(domain)}`;
	return EMAIL.test(address) ? { value: address } : { error: EMAIL_ERROR };
}

/** Converts a domain as the host of a URL is converted. Returns an empty text for an invalid domain. */
function toAscii(domain: string): string {
	if (/^\p{ASCII}*$/u.test(domain)) return domain;
	try {
		return new URL(`http://${domain}`).hostname;
	} catch {
		return "";
	}
}

/** Returns one number or several as they were typed, or null if they are none. */
export function parsePhones(text: string): string | null {
	return isPhone(text) || text.split(BETWEEN_PHONES).every(isPhone) ? text : null;
}

function isPhone(text: string): boolean {
	const digits = text.replaceAll(/\D/g, "").length;
	return PHONE.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}
