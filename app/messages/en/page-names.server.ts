import { defineMessages } from "../define-messages.ts";

/** The titles of pages, and of the pages of lists. */
export const t = defineMessages("page-names", {
	caseStudy: "{title}, case study",
	sampleCaseStudy: "A sample case study",
	service: "Service",
	industry: "Industry",
	serviceByCity: "{service} by city",
	servicesByCityText: "{service}: all cities that we work in.",
	samplePerson: "{title}, sample person",
	sampleCompany: "A sample company that does not exist",
	numbered: "{title}, page {page}",
	page: "Page {page}",
});
