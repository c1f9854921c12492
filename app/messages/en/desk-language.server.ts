import { defineMessages } from "../define-messages.ts";

/** The messages of the form in which somebody of the desk chooses a language. */
export const t = defineMessages("desk-language", {
	language: "Your language",
	about: "The desk, and what it sends to you, are in it. Visitors read what you write as it is.",
	ofSite: "As the site ({language})",
	save: "Save the language",
	saved: "Your language is saved.",
});
