import { checkColumn, type FieldErrors, type TypedFields } from "#app/enquiries/check-fields.ts";
import {
	COLUMN_NAMES,
	type ColumnName,
	FIELD_NAMES,
	FIELDS,
	type FieldColumns,
	type FieldName,
} from "#app/enquiries/fields.ts";
import { t } from "#app/messages/en/desk-new-enquiry.server.ts";
import { cleanText } from "#app/platform/clean-text.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

/** The least length of a visitor's own message. */
const SHORT = 10;

/**
 * Checks the fields of an enquiry that somebody makes by hand. The rules are those of the form, except that a message can
 * be a few words, and that either an e-mail address or a phone number is enough.
 */
export function checkByHand(get: (name: string) => string): Result<FieldColumns, FieldErrors> {
	const typed = Object.fromEntries(FIELD_NAMES.map((name) => [name, get(name)])) as TypedFields;
	const errors: FieldErrors = {};
	const values: Partial<Record<ColumnName, unknown>> = {};
	for (const name of COLUMN_NAMES) {
		const field = (FIELDS[name].of ?? name) as FieldName;
		const result = check(name, typed[field]);
		if ("error" in result) errors[field] ??= result.error;
		else values[name] = result.value;
	}
	if (!typed.email && !typed.phone) errors.phone ??= t("addressMissing");
	if (Object.keys(errors).length > 0) return reject(errors);
	return accept(values as FieldColumns);
}

function check(name: ColumnName, typed: string): ReturnType<typeof checkColumn> {
	if (name === "email" && typed === "") return { value: "" };
	if (name === "message" && typed.length < SHORT)
		return typed === "" ? { error: t("messageMissing") } : { value: cleanText(typed) };
	return checkColumn(name, typed);
}
