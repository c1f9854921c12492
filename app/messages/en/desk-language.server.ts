import { defineMessages } from "../define-messages.ts";

/** The messages of the form in which somebody of the desk chooses a language. */
export const t = defineMessages("desk-language", {
	language: "Your language",
	about:
		"The desk and its e-mails to you are in this language. Visitors read your words as you write them.",
	ofSite: "As the site ({language})",
	save: "Save the language",
	saved: "Your language is saved.",
});
