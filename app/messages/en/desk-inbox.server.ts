import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's inbox. */
export const t = defineMessages("desk-inbox", {
	inbox: "Inbox",
	nothingChanged: "Nothing was changed.",
	dismissed: "Dismissed: the message is in the mailbox, and the desk tells no more of it.",
	samplesRemoved: "The samples are removed, with all that was done to them.",
	erasedBefore: "{count, plural, one {# was} other {# were}} erased before, and not changed.",
	nothingTicked: "Nothing was ticked: tick the enquiries that are meant first.",
	allErased: "All that was ticked was erased while you had the page open.",

	notTakenIn: "Messages that could not be taken in",
	notTakenInCount:
		"{count, plural, one {A message could not be taken in. It is in the mailbox.} other {# messages could not be taken in. They are in the mailbox.}}",
	setAsideMessage:
		"{hasSender, select, yes {From {sender}} other {From an unknown sender}}{hasSubject, select, yes {, “{subject}”} other {}}, since {time}: {reason, select, costly {it takes too long to read} store {it could not be stored} other {the mail server does not give it}}.",
	dismiss: "Dismiss",
	ofMessage: "the message {message}",
	callsToday: "{count, plural, one {A call today} other {# calls today}}",
	sample: "Sample",

	views: "Views",
	unanswered: "Unanswered",
	mine: "Mine",
	waiting: "Waiting",
	calls: "Call booked",
	snoozed: "Snoozed",
	won: "Won",
	lost: "Lost",
	all: "All",
	spam: "Spam",
	openOrDone: "Open, won or lost",

	newEnquiries: "{count, plural, one {# new enquiry.} other {# new enquiries.}}",
	somethingChanged: "Something changed.",
	changed: "changed",
	show: "Show",
	tickAll: "Tick all of this page",
	tickNone: "Tick none",
	waitsCount: "Waits count opening hours.",
	lateAfter: "Red: longer than {minutes, plural, one {# minute} other {# minutes}}.",
	select: "Select {name}",
	enquiriesOfPerson: "{count, plural, one {# enquiry} other {# enquiries}}",
	everybodyAnswered: "Everybody has an answer.",
	nothingHere: "There is nothing here.",

	ticked: "ticked",
	bulkMore: "Owner, state, snooze",
	owner: "Owner",
	nobody: "Nobody",
	state: "State",
	save: "Save",
	snoozeUntil: "Snooze until",
	snooze: "Snooze",
	snoozeEnd: "Now (back in the inbox)",
	isSpam: "Spam",
	notSpam: "Not spam",

	pages: "Pages",
	previousPage: "Previous page",
	pageOf: "Page {page} of {pages}",
	nextPage: "Next page",
	exportFound: "Export all that was found as CSV",
	exportView: "Export all of this view as CSV",
	samples:
		"{count, plural, one {# sample is} other {# samples are}} in this inbox{isBesideOthers, select, yes {, and not counted} other {}}.",
	removeSamples: "{count, plural, one {Remove the sample} other {Remove the samples}}",
	emptySpam: "Empty the spam",
	emptySpamHint:
		"{count, plural, one {# enquiry loses its name, address and words} other {# enquiries lose their names, addresses and words}} for good. Nobody is told, and it cannot be undone.",
	eraseSpam: "{count, plural, one {Erase it for good} other {Erase all # for good}}",
	spamErased: "What was held as spam is erased for good.",
});
