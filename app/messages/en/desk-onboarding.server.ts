import { defineMessages } from "../define-messages.ts";

/** The messages of an inbox into which nothing ever came, and of the offer of a passkey. */
export const t = defineMessages("desk-onboarding", {
	nothingYet: "Nothing has come in yet",
	nothingYetHint:
		"Whatever is sent by the site’s form appears here, within a second, oldest first.",
	website: "Change the website in the browser",
	websiteHint:
		"<link>Website</link> has every text, price and picture, with the page beside it. What you write is a draft until it is published. Visitors notice these first:",
	websiteHeadline: "Write the headline of the home page",
	websiteLogo: "Add your logo",
	websiteColours: "Choose your colours",
	websiteCity: "Add your city",
	tryIt: "Try it",
	tryItHint:
		"A test enquiry comes in as any other{email, select, yes {, with its e-mail to {to}} other {, without an e-mail, as SMTP_URL is not set}}. It is marked as a sample, counts nowhere once a visitor has written, and answers to it stay here.",
	makeTest: "Make a test enquiry",
	testName: "Test of {name}",
	testMessage:
		"This is a test enquiry. Open it, write a note, answer it, and say that it is won: nothing of it reaches a visitor.",
	replies: "How replies come in",
	repliesAreRead: "Replies to your answers are read from your mailbox, and appear here.",
	repliesAreHandedOver:
		"Replies to your answers appear here once your mail service hands them over to this site.",
	repliesDoNot:
		"They do not yet: replies to your answers go to your mailbox alone. Whoever runs the site sets IMAP_URL, or MAIL_HOOK_SECRET, to have them here.",
	texts: "Texts for answers",
	textsOfOwner:
		"Each answer can begin with a text. <link>Edit the texts</link>. Until then they are those of the file {file}, which also has the time after which you are reminded.",
	textsOfMember:
		"Each answer can begin with a text. Owners edit them. Until then they are those of the file {file}, which also has the time after which you are reminded.",
	people: "Who else answers",
	peopleHint: "<link>People and devices</link> invites colleagues.",

	offerPasskey: "Sign in by fingerprint or face: <link>add a passkey</link>.",
	notNow: "Not now",
});
