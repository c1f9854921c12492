import type { FormField } from "#app/editing/fields/form.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { formatNumber } from "#app/platform/amounts.ts";

/** Describes what a field takes, and how long its text is. Returns an empty text where it takes anything. */
export function formatLimits(field: FormField): string {
	return field.control === "number" ? formatRange(field) : formatLength(field);
}

function formatLength({ minLength = 0, maxLength, value }: FormField): string {
	const length = formatNumber(value.length);
	const least = formatNumber(minLength);
	// One character is what a field has that is needed, which its label says.
	if (maxLength === undefined) return minLength > 1 ? t("charactersFrom", { least, length }) : "";
	const most = formatNumber(maxLength);
	return minLength > 1
		? t("charactersBetween", { least, most, length })
		: t("charactersTo", { most, length });
}

function formatRange({ minimum, maximum }: FormField): string {
	const least = minimum === undefined ? null : formatNumber(minimum);
	const most = maximum === undefined ? null : formatNumber(maximum);
	if (least && most) return t("numberBetween", { least, most });
	if (least) return t("numberFrom", { least });
	return most ? t("numberTo", { most }) : "";
}
