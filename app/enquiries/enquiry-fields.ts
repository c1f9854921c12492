import { parseBudget } from "./budget.ts";

const NAME_MIN = 2;
const NAME_MAX = 100;
const EMAIL_MAX = 254;
const MESSAGE_MIN = 10;
const MESSAGE_MAX = 5_000;
const OPTIONAL_MAX = 100;

const NAME_TOO_SHORT = "Name must be at least 2 characters.";
const EMAIL_WRONG = "Please enter a valid email.";
const MESSAGE_TOO_SHORT = "Message must be at least 10 characters.";
const PHONE_WRONG = "Please write the phone number in digits, for instance +91 98765 43210.";
const BUDGET_WRONG = "Please write the budget in rupees, for instance 1,50,000 or 1.5 lakh.";
const CHOICE_WRONG = "Please choose one of the answers.";
const PHONE_WANTED = "Please add your phone number, so that we can call you then.";
const CONTROL_WRONG = "Please remove the control characters.";
const DOUBLED = "This came twice. Please fill it in once.";

/** A field that people do not see, and machines that fill in every field do. */
export const TRAP_FIELD = "homepage";

/** When the work shall begin. */
export const TIMELINES = ["now", "quarter", "year", "open"] as const;

/** When a call is welcome; the hours of each are content. */
export const CALLBACK_TIMES = ["morning", "midday", "afternoon"] as const;

/** None belongs in a name, which will stand in a mail header; a message may have line feeds and tabs. */
const CONTROL_IN_LINE = /\p{Cc}/u;
const CONTROL_IN_TEXT = /[^\P{Cc}\n\t]/u;
/** Characters that show nothing, so that a name is not made of them alone. */
const UNSEEN = /[\p{Cf}\p{Zs}\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Digits as people group them, with a country code or without: +91 98765 43210, 079-2658 1234. */
const PHONE = /^\+?[\d ()./-]+(?:\s*(?:ext|x)\.?\s*\d{1,6})?$/i;
const PHONE_DIGITS = { min: 7, max: 15 + 6 };

/** The HTML standard's own pattern, the one of <input type=email>. */
const EMAIL =
	/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** What a field's text is, or what is wrong with it. */
type Reading<Value> = { value: Value } | { fault: string };
type Rule<Value> = (typed: string) => Reading<Value>;

/** What the visitor fills in, three fields that must be and five that may; the same rules in the browser and on the server. */
const RULES = {
	name: required(NAME_MAX, NAME_MIN, NAME_TOO_SHORT, CONTROL_IN_LINE),
	email: (typed) => {
		const reading = readLine(typed, EMAIL_MAX);
		return "value" in reading && !EMAIL.test(reading.value) ? { fault: EMAIL_WRONG } : reading;
	},
	message: required(MESSAGE_MAX, MESSAGE_MIN, MESSAGE_TOO_SHORT, CONTROL_IN_TEXT),
	phone: optional((value) => (isPhone(value) ? value : null), PHONE_WRONG),
	callback: choice(CALLBACK_TIMES),
	company: optional((value) => value, ""),
	budget: optional(parseBudget, BUDGET_WRONG),
	timeline: choice(TIMELINES),
} satisfies Record<string, Rule<unknown>>;

export type EnquiryFields = {
	[Name in keyof typeof RULES]: (typeof RULES)[Name] extends Rule<infer Value> ? Value : never;
};
export type FieldName = keyof EnquiryFields;
export type FieldErrors = Partial<Record<FieldName, string>>;
/** The fields as they came, each a text. */
export type TypedFields = Record<FieldName, string>;

const REQUIRED_FIELDS = ["name", "email", "message"] as const satisfies readonly FieldName[];
export const OPTIONAL_FIELDS = [
	"phone",
	"callback",
	"company",
	"budget",
	"timeline",
] as const satisfies readonly FieldName[];
export const FIELD_NAMES = [...REQUIRED_FIELDS, ...OPTIONAL_FIELDS] as const;

type CheckedFields =
	| { isValid: true; fields: EnquiryFields; typed: TypedFields }
	| { isValid: false; errors: FieldErrors; typed: TypedFields };

/** Checks what was typed. Invalid: one message per wrong field, and every word as it was typed. */
export function checkFields(form: FormData): CheckedFields {
	const typed: TypedFields = {
		name: readText(form, "name"),
		email: readText(form, "email"),
		message: readText(form, "message"),
		phone: readText(form, "phone"),
		callback: readText(form, "callback"),
		company: readText(form, "company"),
		budget: readText(form, "budget"),
		timeline: readText(form, "timeline"),
	};
	const errors: FieldErrors = {};
	for (const name of FIELD_NAMES) if (form.getAll(name).length > 1) errors[name] = DOUBLED;
	if (typed.callback.trim() !== "" && typed.phone.trim() === "") errors.phone ??= PHONE_WANTED;
	const read = <Name extends FieldName>(name: Name): EnquiryFields[Name] => {
		const reading: Reading<unknown> = RULES[name](typed[name]);
		if ("fault" in reading) errors[name] ??= reading.fault;
		// Where there is a fault, no value is handed on.
		return ("value" in reading ? reading.value : null) as EnquiryFields[Name];
	};
	const fields: EnquiryFields = {
		name: read("name"),
		email: read("email"),
		message: read("message"),
		phone: read("phone"),
		callback: read("callback"),
		company: read("company"),
		budget: read("budget"),
		timeline: read("timeline"),
	};
	return Object.keys(errors).length === 0
		? { isValid: true, fields, typed }
		: { isValid: false, errors, typed };
}

/** A field's text; a file or a missing field counts as empty. */
export function readText(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

function isSeen(value: string): boolean {
	return value.replaceAll(UNSEEN, "") !== "";
}

function isPhone(value: string): boolean {
	const digits = value.replaceAll(/\D/g, "").length;
	return PHONE.test(value) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

/** Trimmed, with line feeds as the only line ends, in Unicode's composed form. */
function readLine(typed: string, max: number): Reading<string> {
	const value = typed.replaceAll("\r\n", "\n").trim().normalize("NFC");
	return value.length > max ? { fault: `Please use at most ${max} characters.` } : { value };
}

function required(max: number, min: number, tooShort: string, control: RegExp): Rule<string> {
	return (typed) => {
		const reading = readLine(typed, max);
		if ("fault" in reading) return reading;
		if (reading.value.length < min || !isSeen(reading.value)) return { fault: tooShort };
		return control.test(reading.value) ? { fault: CONTROL_WRONG } : reading;
	};
}

/** Left empty it is null, else the check decides. */
function optional<Value>(read: (value: string) => Value | null, wrong: string): Rule<Value | null> {
	return (typed) => {
		const reading = readLine(typed, OPTIONAL_MAX);
		if ("fault" in reading) return reading;
		if (CONTROL_IN_LINE.test(reading.value)) return { fault: CONTROL_WRONG };
		if (reading.value === "") return { value: null };
		const value = read(reading.value);
		return value === null ? { fault: wrong } : { value };
	};
}

function choice<Answer extends string>(answers: readonly Answer[]): Rule<Answer | null> {
	return optional((value) => answers.find((answer) => answer === value) ?? null, CHOICE_WRONG);
}
