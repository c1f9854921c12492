import { defineMessages } from "../define-messages.ts";

/** The messages that describe the contact page. */
export const t = defineMessages("contact-pages", {
	contact: "Contact",
	sampleCompany: "A sample; there is no such company",
});
