import { formatRupees } from "#app/platform/amounts.ts";
import type { Enquiry } from "./enquiry.ts";
import { FIELDS, type FieldName } from "./fields.ts";

/** A field of an enquiry in words; null for one that was not filled in. */
export function formatField(name: FieldName, enquiry: Enquiry): string | null {
	if (name === "budget") return formatBudget(enquiry);
	const value = enquiry[name];
	if (value === null || value === "") return null;
	return FIELDS[name].options?.[value] ?? value;
}

/** A range as it was typed, a sum in digits; null without a budget. */
function formatBudget({ budget, budgetRange }: Enquiry): string | null {
	return budgetRange ?? (budget === null ? null : formatRupees(budget));
}
