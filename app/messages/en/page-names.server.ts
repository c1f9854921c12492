import { defineMessages } from "../define-messages.ts";

/** The names of pages that the product gives them. */
export const t = defineMessages("page-names", {
	serviceByCity: "{service} by city",
	sampleCaseStudy: "A sample case study",
});
