import { defineMessages } from "../define-messages.ts";

/** The messages of the question whether a person's data is erased. */
export const t = defineMessages("desk-erasure", {
	nothingToErase: "Nothing to erase",
	notFound: "There is no such enquiry, or it was erased before.",
	title: "Erase",
	question: "Erase the data of {name}?",
	erased:
		"<strong>Erased for good:</strong> name, addresses, messages, notes and answers. What was not sent yet is not sent.",
	kept: "<strong>Kept for the numbers:</strong> time, service, place, source and state.",
	notReached:
		"<strong>Not reached from here:</strong> copies in mailboxes, in backups, and where the webhook sends them.",
	callIsCancelled:
		"The call on {time} is cancelled: it leaves our calendars, and the person hears nothing of it, as their address is erased too. <link>Cancel the call first</link> if they should.",
	eraseOne: "Erase this enquiry",
	eraseAll: "Erase all {count} of {person}",
	keep: "Keep it",
	unseen: "Nothing was erased yet: look again first at what was changed, or came, meanwhile.",
	enquiryOf: "The enquiry of {time}",
});
