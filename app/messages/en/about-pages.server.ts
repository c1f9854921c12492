import { defineMessages } from "../define-messages.ts";

/** The messages that describe the pages about the agency and its people. */
export const t = defineMessages("about-pages", {
	aboutUs: "About Us",
	samplePerson: "{title}, sample person",
});
