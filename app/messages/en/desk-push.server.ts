import { defineMessages } from "../define-messages.ts";

/** The messages of notifications, with and without the names of visitors. */
export const t = defineMessages("desk-push", {
	enquiryOf: "New enquiry from {name}",
	enquiry: "New enquiry",
	replyOf: "{name} has replied",
	reply: "A visitor has replied",
	bounceOf: "An answer to {name} did not arrive",
	bounce: "An answer did not arrive",
	assignmentOf: "{name}’s enquiry is yours",
	assignment: "An enquiry is yours",
	noteOf: "A note for you on {name}",
	note: "A note for you",
});
