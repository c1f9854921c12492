import { t } from "#app/messages/en/fields.ts";
import { cleanCode, cleanEmail, cleanLine, cleanText } from "#app/platform/clean-text.ts";
import type { Result } from "./field-rules.ts";
import {
	COLUMN_NAMES,
	type ColumnName,
	FIELD_NAMES,
	FIELDS,
	type FieldColumns,
	type FieldKind,
	type FieldName,
} from "./fields.ts";

/** The name of a field that people do not see, and bots fill in (a honeypot). */
export const TRAP_FIELD = "homepage";

export type FieldErrors = Partial<Record<FieldName, string>>;
export type TypedFields = Record<FieldName, string>;

type CheckedFields =
	| { isValid: true; fields: FieldColumns; typed: TypedFields }
	| { isValid: false; errors: FieldErrors; typed: TypedFields };

const FURTHER_COLUMNS = COLUMN_NAMES.filter((name) => FIELDS[name].of);

/** The functions that remove from pasted texts: invisible marks, and characters that look like others. */
const CLEANERS: Record<FieldKind, (text: string) => string> = {
	line: cleanLine,
	text: cleanText,
	email: cleanEmail,
	phone: cleanCode,
	url: cleanLine,
	sum: cleanCode,
	choice: cleanLine,
};

/**
 * Checks the fields. Returns one error per invalid field, and every field as it was typed. The number is required when
 * a time for a call by phone is chosen.
 */
export function checkFields(form: FormData, isCallByPhone = false): CheckedFields {
	const typed = Object.fromEntries(
		FIELD_NAMES.map((name) => [name, getText(form, name)]),
	) as TypedFields;
	const errors: FieldErrors = {};
	for (const name of FIELD_NAMES)
		if (form.getAll(name).length > 1) errors[name] = t("repeatedError");
	const wantsCall =
		typed.callback.trim() !== "" || (isCallByPhone && getText(form, "time").trim() !== "");
	if (wantsCall && typed.phone.trim() === "") errors.phone ??= t("phoneMissing");
	const values: Partial<Record<ColumnName, unknown>> = {};
	for (const name of [...FIELD_NAMES, ...FURTHER_COLUMNS]) {
		const field = (FIELDS[name].of ?? name) as FieldName;
		const result = checkColumn(name, typed[field]);
		if ("error" in result) errors[field] ??= result.error;
		else values[name] = result.value;
	}
	if (Object.keys(errors).length > 0) return { isValid: false, errors, typed };
	return { isValid: true, fields: values as FieldColumns, typed };
}

/** Returns the text of a field; empty for a file or a missing field. */
export function getText(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

/** Checks the text of one column, which is cleaned first. */
export function checkColumn(name: ColumnName, typed: string): Result<unknown> {
	const { kind, maxLength, parse } = FIELDS[name];
	const text = CLEANERS[kind](typed);
	return text.length > maxLength
		? { error: t("lengthError", { max: String(maxLength) }) }
		: parse(text);
}
