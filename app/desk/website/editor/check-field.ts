import type { FormField } from "#app/editing/fields/form.ts";
import { t } from "#app/messages/en/desk-website-editor.server.ts";
import { formatNumber } from "#app/platform/amounts.ts";

/** Lists what is wrong with what a field has, as far as its own limits say: the rest is said once it is saved. */
export function checkField(field: FormField, value: string): string[] {
	const given = value.trim();
	if (given === "") return isNeeded(field) ? [t("isMissing")] : [];
	return isNumber(field) ? checkNumber(field, Number(given)) : checkText(field, given);
}

/** Returns true also for a number whose value is none, which is asked for as a text so that it stays. */
function isNumber({ control, isWhole = false, minimum }: FormField): boolean {
	return control === "number" || isWhole || minimum !== undefined;
}

/** Returns false for a text that has to be there, and may be empty. */
function isNeeded({ isRequired, control, minLength = 0 }: FormField): boolean {
	const isText = ["line", "lines", "markdown"].includes(control);
	return isRequired && (!isText || minLength > 0);
}

function checkNumber(field: FormField, value: number): string[] {
	const { minimum = value, maximum = value, isWhole = false } = field;
	if (!Number.isFinite(value)) return [t("isNoNumber")];
	if (isWhole && !Number.isInteger(value)) return [t("isNotWhole")];
	if (value < minimum) return [t("isTooSmall", { least: formatNumber(minimum) })];
	return value > maximum ? [t("isTooLarge", { most: formatNumber(maximum) })] : [];
}

function checkText(field: FormField, value: string): string[] {
	const { minLength = 0, maxLength = value.length, pattern, control } = field;
	if (value.length < minLength) return [t("isTooShort", { count: minLength - value.length })];
	if (value.length > maxLength) return [t("isTooLong", { count: value.length - maxLength })];
	if (control === "url" && !URL.canParse(value)) return [t("isNoAddress")];
	return pattern && !new RegExp(pattern, "u").test(value) ? [t("isOtherwise")] : [];
}
