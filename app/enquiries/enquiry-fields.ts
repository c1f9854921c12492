import { CALLBACK_TIMES, TIMELINES } from "#app/database/enquiry-values.ts";
import { cleanCode, cleanLine, cleanText } from "#app/platform/clean-text.ts";
import { parseBudget } from "./budget.ts";

const NAME_ERROR = "Name must be at least 2 characters.";
const EMAIL_ERROR = "Please enter a valid email.";
const MESSAGE_ERROR = "Message must be at least 10 characters.";
const PHONE_ERROR = "Please write the phone number in digits, for instance +91 98765 43210.";
const PHONE_MISSING = "Please add your phone number, so that we can call you then.";
const BUDGET_ERROR = "Please write the budget in rupees, for instance 1,50,000 or 1.5 lakh.";
const CHOICE_ERROR = "Please choose one of the answers.";
const CONTROL_ERROR = "Please remove the control characters.";
const REPEATED_ERROR = "This field was sent twice. Please fill it in once.";

/** A field that people do not see, and bots fill in (a honeypot). */
export const TRAP_FIELD = "homepage";

export const TIMELINE_NAMES: Record<(typeof TIMELINES)[number], string> = {
	now: "As soon as possible",
	quarter: "Within three months",
	year: "Later this year",
	open: "No date yet",
};

/** When a call is welcome; the hours of each are content. */
type CallbackTime = (typeof CALLBACK_TIMES)[number];
export const CALLBACK_NAMES: Record<CallbackTime, string> = {
	morning: "In the morning",
	midday: "Around midday",
	afternoon: "In the afternoon",
};

/** As 'In the morning, 9:30 AM to 12 noon'. */
export function formatCallback(
	time: CallbackTime,
	{ callback }: { callback?: { [Time in CallbackTime]?: string | undefined } | undefined },
): string {
	const hours = callback?.[time];
	return hours ? `${CALLBACK_NAMES[time]}, ${hours}` : CALLBACK_NAMES[time];
}

/** None belongs in a name, which becomes a mail header; a message may have line feeds and tabs. */
const CONTROL_IN_LINE = /\p{Cc}/u;
const CONTROL_IN_TEXT = /[^\P{Cc}\n\t]/u;
/** Characters that show nothing, so that a name is not made of them alone. */
const INVISIBLE = /[\p{Cf}\p{Zs}\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Digits as people group them, with a country code or without: (+91) 98765 43210, 079-2658 1234. */
const PHONE = /^\(?\+?[\d ()./-]+(?:[ ,;]*(?:ext(?:n|ension)?|x)[.:]?\s*\d{1,6})?$/i;
const BETWEEN_PHONES = /\s*(?:[/&|]|[,;](?!\s*e?x)|or|and)\s*/i;
const PHONE_DIGITS = { min: 7, max: 15 + 6 };

/** The HTML standard's own pattern, the one of <input type=email>. */
const EMAIL =
	/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

type Result<Value> = { value: Value } | { error: string };
/** Of a cleaned text within its maximum length. */
type Rule<Value> = (text: string) => Result<Value>;

/** The same rules in the browser and on the server. */
const RULES = {
	name: required(2, NAME_ERROR, CONTROL_IN_LINE),
	email: parseEmail,
	message: required(10, MESSAGE_ERROR, CONTROL_IN_TEXT),
	phone: optional((value) => (hasPhones(value) ? value : null), PHONE_ERROR),
	callback: choice(CALLBACK_TIMES),
	company: optional((value) => value, ""),
	budget: optional(parseBudget, BUDGET_ERROR),
	timeline: choice(TIMELINES),
} satisfies Record<string, Rule<unknown>>;

export type EnquiryFields = {
	[Name in keyof typeof RULES]: (typeof RULES)[Name] extends Rule<infer Value> ? Value : never;
};
export type FieldName = keyof EnquiryFields;
export type FieldErrors = Partial<Record<FieldName, string>>;
export type TypedFields = Record<FieldName, string>;

export const FIELD_NAMES = Object.keys(RULES) as FieldName[];
export const OPTIONAL_FIELDS = FIELD_NAMES.slice(FIELD_NAMES.indexOf("message") + 1);
const MAX_LENGTHS: Record<FieldName, number> = {
	name: 100,
	email: 254,
	message: 5_000,
	phone: 100,
	callback: 100,
	company: 100,
	budget: 100,
	timeline: 100,
};

type CheckedFields =
	| { isValid: true; fields: EnquiryFields; typed: TypedFields }
	| { isValid: false; errors: FieldErrors; typed: TypedFields };

/**
 * One error per invalid field, and every field as it was typed. Who chooses a time for a call by phone wants to be called.
 */
export function checkFields(form: FormData, isCallByPhone = false): CheckedFields {
	const typed = Object.fromEntries(
		FIELD_NAMES.map((name) => [name, getText(form, name)]),
	) as TypedFields;
	const errors: FieldErrors = {};
	for (const name of FIELD_NAMES) if (form.getAll(name).length > 1) errors[name] = REPEATED_ERROR;
	const wantsCall =
		typed.callback.trim() !== "" || (isCallByPhone && getText(form, "time").trim() !== "");
	if (wantsCall && typed.phone.trim() === "") errors.phone ??= PHONE_MISSING;
	const values: Partial<Record<FieldName, unknown>> = {};
	for (const name of FIELD_NAMES) {
		const result = checkField(name, typed[name]);
		if ("error" in result) errors[name] ??= result.error;
		else values[name] = result.value;
	}
	if (Object.keys(errors).length > 0) return { isValid: false, errors, typed };
	return { isValid: true, fields: values as EnquiryFields, typed };
}

/** A file or a missing field counts as empty. */
export function getText(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

/** One number or several. */
function hasPhones(value: string): boolean {
	return isPhone(value) || value.split(BETWEEN_PHONES).every(isPhone);
}

function isPhone(value: string): boolean {
	const digits = value.replaceAll(/\D/g, "").length;
	return PHONE.test(value) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

/** What is pasted has marks that nobody sees, and characters that look like others. */
const CLEANERS: Partial<Record<FieldName, (text: string) => string>> = {
	message: cleanText,
	email: cleanCode,
	phone: cleanCode,
	budget: cleanCode,
};

function checkField(name: FieldName, typed: string): Result<unknown> {
	const clean = CLEANERS[name] ?? cleanLine;
	const text = clean(typed);
	const max = MAX_LENGTHS[name];
	return text.length > max ? { error: `Please use at most ${max} characters.` } : RULES[name](text);
}

/** With its domain in ASCII, as programs that send e-mails want it: `riya@उदाहरण.भारत` is `riya@xn--p1b6ci4b4b3a.xn--h2brj9c`. */
export function parseEmail(text: string): Result<string> {
	const [, user = "", domain = ""] = /^(.*)@([^@\s/?#:\\]*)$/.exec(text) ?? [];
	const address = `${user}@${toAscii(domain)}`;
	return EMAIL.test(address) ? { value: address } : { error: EMAIL_ERROR };
}

/** As the browser and Node do it for the host of a URL; empty for what is no domain. */
function toAscii(domain: string): string {
	if (/^\p{ASCII}*$/u.test(domain)) return domain;
	try {
		return new URL(`http://${domain}`).hostname;
	} catch {
		return "";
	}
}

function required(min: number, error: string, control: RegExp): Rule<string> {
	return (text) => {
		if (text.length < min || text.replaceAll(INVISIBLE, "") === "") return { error };
		return control.test(text) ? { error: CONTROL_ERROR } : { value: text };
	};
}

/** An empty field is null, any other is parsed. */
function optional<Value>(parse: (text: string) => Value | null, error: string): Rule<Value | null> {
	return (text) => {
		if (CONTROL_IN_LINE.test(text)) return { error: CONTROL_ERROR };
		if (text === "") return { value: null };
		const value = parse(text);
		return value === null ? { error } : { value };
	};
}

function choice<Option extends string>(options: readonly Option[]): Rule<Option | null> {
	return optional((value) => options.find((option) => option === value) ?? null, CHOICE_ERROR);
}
