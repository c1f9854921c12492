import { defineMessages } from "../define-messages.ts";

/** The messages of legal pages and of texts with numbered parts. */
export const t = defineMessages("legal", {
	lastChanged: "Last changed on <day></day>",
	contents: "On this page",
	testedOn: "Tested last on <day></day>",
	contactPage: "Contact page",
});
