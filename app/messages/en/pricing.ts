import { defineMessages } from "../define-messages.ts";

/** The messages of prices. */
export const t = defineMessages("pricing", {
	sampleTerms: "Sample terms",
	samplePrices: "Sample prices",
	range: "{from} to {to}",
	per: "{per, select, month {a month} other {a project}}",
	dependsOn: "<b>Depends on:</b> {moves}.",
	questions: "Questions about prices",
	articles: "Articles about prices",
});
