import { defineMessages } from "../define-messages.ts";

/** The messages of the form for an enquiry that somebody makes by hand. */
export const t = defineMessages("desk-new-enquiry", {
	title: "New enquiry",
	intro:
		"For someone who called or walked in. A name, a phone number or an e-mail address, and a few words are enough.",
	rejected: "Not saved yet. Please check the fields below.",
	wroteBefore: "{name} wrote before. Open the conversation",
	further: "How they came, service, city and more",
	howTheyCame: "How they came",
	called: "They called",
	walkedIn: "They walked in",
	whatsApp: "WhatsApp",
	email: "E-mail",
	event: "Met at an event",
	recommended: "Recommended by someone",
	service: "Service",
	city: "City",
	notSaid: "Not said",
	owner: "Owner",
	nobody: "Nobody, unless a rule names someone",
	answeredAlready: "I have answered already",
	how: "How it was answered",
	notAnswered: "Not answered yet",
	acknowledge: "Send them the thank-you e-mail for an enquiry",
	withCall: "Book a call with it",
	callNeedsNumber: "The call needs a phone number. Fill it in above, or ask for it.",
	save: "Save the enquiry",
	addressMissing: "Please write a phone number or an e-mail address.",
	messageMissing: "Please write a few words about what they want.",
});
