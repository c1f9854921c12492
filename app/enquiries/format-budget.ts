import { formatRupees } from "#app/platform/amounts.ts";
import type { Enquiry } from "./enquiry.ts";

/** A range as it was typed, a sum in digits; null without a budget. */
export function formatBudget({
	budget,
	budgetRange,
}: Pick<Enquiry, "budget" | "budgetRange">): string | null {
	return budgetRange ?? (budget === null ? null : formatRupees(budget));
}
