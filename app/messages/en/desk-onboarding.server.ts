import { defineMessages } from "../define-messages.ts";

/** The messages of an inbox into which nothing ever came, and of the list of the first hour. */
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
	samplesHint:
		"Samples fill the inbox, the calls and the numbers with the enquiries of seven weeks. Nothing of them is sent, and one button removes them.",
	addSamples: "Fill it with samples",
	samplesAdded: "The samples are in. The button that removes them is below the list.",

	firstSteps: "First hour:",
	stepsDone: "{done} of {count} done.",
	nextStep: "Next: {step}",
	isDone: "Done:",
	hide: "Hide it",
	theSteps: "the list of the first hour",
	stepsHidden:
		"The list is hidden. What is left of it can still be done in its place, most of it under People and devices and under Calls.",
	signature: "Write your signature",
	signatureWhy: "It stands below each of your answers, so that people know who writes to them.",
	passkey: "Add a passkey",
	passkeyWhy:
		"You sign in by fingerprint, face or the code of your device, without waiting for an e-mail.",
	notifications: "Turn on notifications",
	notificationsWhy:
		"Your phone or computer tells you at once that someone has written, so that you can be the first to answer.",
	calendar: "Connect your calendar",
	calendarWhy:
		"It shows the calls, and what you have in it keeps visitors from booking the same time.",
	mail: "Take e-mails in as enquiries",
	mailWhy:
		"What people write to your shared address is then in this inbox as well, and nobody overlooks it.",
	askForMail: "Whoever runs the site turns it on.",
	askThem: "Write it to them",
	askSubject: "A setting for the website of {site}",
	askBody:
		"Hello,\n\nplease let the desk of {siteUrl} take e-mails to {address} in as enquiries. For that it needs: {settings}\n\nThank you!",
	text: "Save a first text for answers",
	textWhy: "An answer then begins with your own words, by one tap.",
	invitation: "Invite someone",
	invitationWhy: "Then someone answers while you are away. An invitation is good for a week.",
});
