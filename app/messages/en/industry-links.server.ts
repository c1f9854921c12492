import { defineMessages } from "../define-messages.ts";

/** The links of the page of an industry. */
export const t = defineMessages("industry-links", {
	caseStudy: "Case study: {title}",
});
