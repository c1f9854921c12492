import { defineMessages } from "../define-messages.ts";

/** The words that the product puts between an agency’s own. */
export const t = defineMessages("content-words", {
	registeredOffice: "registered office {town}",
	represented: "Represented by",
	responsible: "Responsible for this website and the data it collects: {legal}.",
	taxLine: "{tax} at {percent}%",
	total: "Total",
	totalWith: "Total with {tax}",
	totalWithout: "Total without {tax}",
	unit: "{unit, select, month {month} other {project}}",
	way: "Who does the work",
	yearCost: "Cost of a year",
	suits: "Good for",
	mind: "Keep in mind",
	industries: "Industries",
});
