import { defineMessages } from "../define-messages.ts";

/** The messages of the pages of places and industries, and of how the agency works. */
export const t = defineMessages("places", {
	allDistricts: "All districts of {city}",
	rises: "Rises: {season}",
	caseStudy: "Case study: {title}",
	questions: "Questions and answers",
	otherIndustries: "Other industries",
	languages: "Languages",
	location: "Location",
});
