import * as z from "zod/mini";
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

function text(max: number) {
	return z.pipe(
		z.pipe(
			z.string(),
			z.transform((value: string) => value.replaceAll("\r\n", "\n").trim().normalize("NFC")),
		),
		z.string().check(z.maxLength(max, `Please use at most ${max} characters.`)),
	);
}

const withoutControl = (control: RegExp) =>
	z.refine<string>((value) => !control.test(value), "Please remove the control characters.");

const typedSchema = (max: number, min: number, tooShort: string, control: RegExp) =>
	z.pipe(
		text(max),
		z.string().check(
			z.refine<string>((value) => value.length >= min && isSeen(value), tooShort),
			withoutControl(control),
		),
	);

/** Left empty it is null, else the check decides. */
function optional<T>(read: (value: string) => T | null, wrong: string) {
	return z.pipe(
		z.pipe(text(OPTIONAL_MAX), z.string().check(withoutControl(CONTROL_IN_LINE))),
		z.transform((value: string, context) => {
			if (value === "") return null;
			const parsed = read(value);
			if (parsed === null) context.issues.push({ code: "custom", message: wrong, input: value });
			return parsed;
		}),
	);
}

function choice<Answer extends string>(answers: readonly Answer[]) {
	return optional((value) => answers.find((answer) => answer === value) ?? null, CHOICE_WRONG);
}

/** What the visitor fills in, three fields that must be and five that may; the same rules in the browser and on the server. */
const enquiryFieldsSchema = z.object({
	name: typedSchema(NAME_MAX, NAME_MIN, NAME_TOO_SHORT, CONTROL_IN_LINE),
	email: z.pipe(
		text(EMAIL_MAX),
		// The HTML standard's own pattern, the one of <input type=email>.
		z.string().check(z.email({ pattern: z.regexes.html5Email, error: EMAIL_WRONG })),
	),
	message: typedSchema(MESSAGE_MAX, MESSAGE_MIN, MESSAGE_TOO_SHORT, CONTROL_IN_TEXT),
	phone: optional((value) => (isPhone(value) ? value : null), PHONE_WRONG),
	callback: choice(CALLBACK_TIMES),
	company: optional((value) => value, ""),
	budget: optional(parseBudget, BUDGET_WRONG),
	timeline: choice(TIMELINES),
});

export type EnquiryFields = z.infer<typeof enquiryFieldsSchema>;
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
	const result = enquiryFieldsSchema.safeParse(typed);
	if (typed.callback.trim() !== "" && typed.phone.trim() === "") errors.phone ??= PHONE_WANTED;
	if (result.success && Object.keys(errors).length === 0)
		return { isValid: true, fields: result.data, typed };
	for (const { path, message } of result.error?.issues ?? []) {
		const name = FIELD_NAMES.find((field) => field === path[0]);
		if (name) errors[name] ??= message;
	}
	return { isValid: false, errors, typed };
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
