import { defineMessages } from "../define-messages.ts";

/** The messages of the page of an enquiry beside its conversation, its answer and its person. */
export const t = defineMessages("desk-enquiry", {
	notFoundTitle: "No such enquiry",
	notFound: "There is no such enquiry",
	toInbox: "Back to the inbox",
	ways: "Enquiries",
	inbox: "Inbox",
	searchResults: "Inbox: search results",
	previous: "Previous",
	next: "Next",
	erased: "Erased enquiry",
	wasErased: "This enquiry was erased.",
	answerGoesOut: "The answer goes out {time}",
	snoozedUntil: "snoozed until {time}",
	sample: "Sample",
	heldAsSpam: "held as spam",
	openedBy: "{name} opened this at {time}.",
	changedMeanwhile:
		"This enquiry was {how, select, erased {erased} other {changed}} while you had it open. Nothing of yours was saved yet.",
	typedIsKept:
		"What you typed and chose is in the form again: send it once more if it still holds.",
	answerFailed: "{name} answered on {time}, and the e-mail did not arrive: {reason}.",
	waysOnAfterFailure:
		"<address>Correct the address</address>, <elsewhere>call</elsewhere>, or send it again.",
	sendAgain: "Send it again",
	markedByDesk: "Marked as spam by the desk",
	heldByFilter: "Held as spam by the filter",
	spamHint: "Nobody was told of it. If it is a person, what was held is sent.",
	notSpam: "Not spam",
	call: "The call",
	invitationHint: "Correct the address and send it again below, or call.",
	bookOrDecline: "Book or decline it",
	moveOrCancel: "Move or cancel it",
	answerShort: "Answer",
	callShort: "Call",
	answerHeld: "Answer it all the same",
	note: "Note for your colleagues",
	addNote: "Add the note",
	markAsSpam: "Mark as spam",
	erase: "Erase this person’s data",
});
