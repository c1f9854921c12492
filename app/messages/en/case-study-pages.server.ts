import { defineMessages } from "../define-messages.ts";

/** The messages that describe the pages of case studies. */
export const t = defineMessages("case-study-pages", {
	caseStudies: "Case Studies",
	title: "{title}, case study",
	service: "Service",
	industry: "Industry",
});
