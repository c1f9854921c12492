import { defineMessages } from "../define-messages.ts";

/** The messages of an inbox into which nothing ever came, and of the list of the first hour. */
export const t = defineMessages("desk-onboarding", {
	nothingYet: "Nothing has come in yet",
	nothingYetHint:
		"Everything sent with the site’s form appears here within a second, oldest first.",
	website: "Change the website in the browser",
	websiteHint:
		"<link>Website</link> has every text, price and picture, with the page beside it. Your changes are a draft until they are published. Visitors notice these first:",
	websiteHeadline: "Write the headline of the home page",
	websiteLogo: "Add your logo",
	websiteColours: "Choose your colours",
	websiteCity: "Add your city",
	tryIt: "Try it",
	tryItHint:
		"A test enquiry comes in like any other{email, select, yes {, with its e-mail to {to}} other {, but without an e-mail, as SMTP_URL is not set}}. It is marked as a sample, is not counted once a visitor has written, and answers to it stay here.",
	makeTest: "Make a test enquiry",
	testName: "Test by {name}",
	testMessage:
		"This is a test enquiry. Open it, write a note, answer it, and mark it as won. Visitors see none of this.",
	samplesHint:
		"Samples fill the inbox, the calls and the numbers with the enquiries of seven weeks. They are never sent to anyone, and one button removes them.",
	addSamples: "Fill it with samples",
	samplesAdded: "The samples are in. The button that removes them is below the list.",

	firstSteps: "First hour:",
	stepsDone: "{done} of {count} done.",
	nextStep: "Next: {step}",
	isDone: "Done:",
	hide: "Hide it",
	theSteps: "the list of the first hour",
	stepsHidden:
		"The list is hidden. You can still do the remaining steps, most of them under People and devices and under Calls.",
	signature: "Write your signature",
	signatureWhy: "It is added below each of your answers, so that people know who writes to them.",
	passkey: "Add a passkey",
	passkeyWhy:
		"You sign in by fingerprint, face or the code of your device, without waiting for an e-mail.",
	notifications: "Turn on notifications",
	notificationsWhy:
		"Your phone or computer tells you at once when someone writes, so that you can be the first to answer.",
	calendar: "Connect your calendar",
	calendarWhy: "It shows the calls, and its events keep visitors from booking the same time.",
	mail: "Take e-mails in as enquiries",
	mailWhy:
		"E-mails to your shared address then arrive in this inbox too, so that nobody overlooks them.",
	askForMail: "The person who runs the site can turn it on.",
	askThem: "Write to them",
	askSubject: "A setting for the website of {site}",
	askBody:
		"Hello,\n\nplease let the desk of {siteUrl} take e-mails to {address} in as enquiries. For that it needs: {settings}\n\nThank you!",
	text: "Save a first text for answers",
	textWhy: "Your answers can then begin with your own words, with one tap.",
	invitation: "Invite someone",
	invitationWhy: "Then someone answers while you are away. An invitation works for a week.",
});
