import { defineMessages } from "../define-messages.ts";

/** The messages of why an enquiry is taken for spam. */
export const t = defineMessages("spam-reasons", {
	trapped: "filled in a field that people do not see",
	withoutForm: "sent without the form",
	tooFast: "filled in within {seconds} s",
	turnstileFailed: "did not pass Turnstile",
	turnstileSilent: "Turnstile did not answer",
	links: "{count, plural, one {# link} other {# links}}",
	markupLinks: "links in forum or HTML markup",
	linkForName: "a link for a name",
	onlyLinks: "nothing but links",
	repetition: "the same over and over",
	sameWords: "the same words {count, plural, one {# time} other {# times}} before",
	mailFlood:
		"more than {count, plural, one {# e-mail} other {# e-mails}} became enquiries within an hour",
});
