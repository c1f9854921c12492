import { defineMessages } from "../define-messages.ts";

/** The messages of the question whether a person's data is erased. */
export const t = defineMessages("desk-erasure", {
	nothingToErase: "No data to erase",
	notFound: "This enquiry does not exist, or was erased before.",
	title: "Erase",
	question: "Erase the data of {name}?",
	erased:
		"<strong>Erased for good:</strong> name, addresses, messages, notes and answers. Anything not sent yet will not be sent.",
	kept: "<strong>Kept for the numbers:</strong> time, service, place, source and state.",
	notReached:
		"<strong>Not erased:</strong> copies in mailboxes, in backups, and where the webhook sends them.",
	callIsCancelled:
		"The call on {time} is cancelled and leaves our calendars. The person is not told, as their address is erased too. If they should be, <link>cancel the call first</link>.",
	eraseOne: "Erase this enquiry",
	eraseAll: "Erase all {count} of {person}",
	keep: "Keep it",
	unseen:
		"Not erased yet. Something was changed or came in after you opened this page, so look at it first.",
	enquiryOf: "The enquiry of {time}",
});
