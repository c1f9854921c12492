import * as z from "zod/mini";

const NAME_MIN = 2;
const NAME_MAX = 100;
const EMAIL_MAX = 254;
const MESSAGE_MIN = 10;
const MESSAGE_MAX = 5_000;

const NAME_TOO_SHORT = "Name must be at least 2 characters.";
const EMAIL_WRONG = "Please enter a valid email.";
const MESSAGE_TOO_SHORT = "Message must be at least 10 characters.";

/** None belongs in a name, which will stand in a mail header; a message may have line feeds and tabs. */
const CONTROL_IN_LINE = /\p{Cc}/u;
const CONTROL_IN_TEXT = /[^\P{Cc}\n\t]/u;

function text(max: number) {
	return z.pipe(
		z.pipe(
			z.string(),
			z.transform((value: string) => value.replaceAll("\r\n", "\n").trim().normalize("NFC")),
		),
		z.string().check(z.maxLength(max, `Please use at most ${max} characters.`)),
	);
}

const typedSchema = (max: number, min: number, tooShort: string, control: RegExp) =>
	z.pipe(
		text(max),
		z.string().check(
			z.minLength(min, tooShort),
			z.refine((value) => !control.test(value), "Please remove the control characters."),
		),
	);

/** The three fields the visitor fills in; the same rules in the browser and on the server. */
const enquiryFieldsSchema = z.object({
	name: typedSchema(NAME_MAX, NAME_MIN, NAME_TOO_SHORT, CONTROL_IN_LINE),
	email: z.pipe(
		text(EMAIL_MAX),
		// The HTML standard's own pattern, the one of <input type=email>.
		z.string().check(z.email({ pattern: z.regexes.html5Email, error: EMAIL_WRONG })),
	),
	message: typedSchema(MESSAGE_MAX, MESSAGE_MIN, MESSAGE_TOO_SHORT, CONTROL_IN_TEXT),
});

export type EnquiryFields = z.infer<typeof enquiryFieldsSchema>;
export type FieldName = keyof EnquiryFields;
export type FieldErrors = Partial<Record<FieldName, string>>;

export const FIELD_NAMES = ["name", "email", "message"] as const satisfies readonly FieldName[];

type CheckedFields =
	| { isValid: true; fields: EnquiryFields }
	| { isValid: false; errors: FieldErrors; typed: EnquiryFields };

/** Checks what was typed. Invalid: one message per wrong field, and every word as it was typed. */
export function checkFields(form: FormData): CheckedFields {
	const typed = {
		name: readText(form, "name"),
		email: readText(form, "email"),
		message: readText(form, "message"),
	};
	const result = enquiryFieldsSchema.safeParse(typed);
	if (result.success) return { isValid: true, fields: result.data };
	const errors: FieldErrors = {};
	for (const { path, message } of result.error.issues) {
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
