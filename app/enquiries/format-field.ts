import { formatMoney } from "#app/platform/amounts.ts";
import type { Enquiry } from "./enquiry.ts";
import { FIELDS, type FieldName } from "./fields.ts";

/** Returns a field of an enquiry in words, or null if it was not filled in. */
export function formatField(name: FieldName, enquiry: Enquiry): string | null {
	if (name === "budget") return formatBudget(enquiry);
	const value = enquiry[name];
	if (value === null || value === "") return null;
	return FIELDS[name].options?.[value] ?? value;
}

/** Returns a range as it was typed, and a sum in digits. */
function formatBudget({ budget, budgetRange }: Enquiry): string | null {
	return budgetRange ?? (budget === null ? null : formatMoney(budget));
}
