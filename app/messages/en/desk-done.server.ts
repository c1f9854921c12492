import { defineMessages } from "../define-messages.ts";

/** The messages that tell what the reader has just done to an enquiry, or to several, and the ways on. */
export const t = defineMessages("desk-done", {
	saved: "Saved.",
	unchanged: "There was no change to save.",
	madeByHand: "The enquiry is saved and waits for an answer like any other.",
	note: "Your note is saved.",
	noteTold: "Your note is saved, and {name} is notified.",
	answerToSample: "Kept here: answers to samples are not sent.",
	answerPlanned: "It goes out on {time}.",
	answerSent: "Your answer is on its way to {name}.",
	answeredElsewhere:
		"Noted: you answered {name} by {channel, select, call {call} whatsapp {WhatsApp} other {e-mail}}.",
	answerCancelled: "Cancelled. Its words are below.",
	answerIsDraft: "Cancelled. It is {writer}’s draft again.",
	replied: "Noted. They replied and are waiting for an answer.",
	corrected: "The contact is saved: {values}.",
	takenApart:
		"Separated: this enquiry has its own conversation. Anything answered only together with the others is unanswered again.",
	putTogether: "Merged. They are now one person’s conversation.",
	notOnePerson: "Noted. They are two people, and you will not be asked again.",
	newMatter: "It is now a separate matter with its own row, state and owner.",
	sentAgain: "The failed messages are being sent again.",
	state:
		"{enquiries, select, this {This enquiry is} named {{name}’s enquiry is} other {{count, plural, one {# enquiry is} other {# enquiries are}}}} now: {state}.",
	value:
		"{hasValue, select, yes {{value} is expected from it} other {It no longer has an expected value}}.",
	won: "{enquiries, select, this {This enquiry is} named {{name}’s enquiry is} other {{count, plural, one {# enquiry is} other {# enquiries are}}}} won, {hasValue, select, yes {for {value}} other {without a value}}.",
	lost: "{enquiries, select, this {This enquiry is} named {{name}’s enquiry is} other {{count, plural, one {# enquiry is} other {# enquiries are}}}} lost{hasReason, select, yes {: {reason}} other {, without a reason}}.",
	ownerGiven:
		"{enquiries, select, this {This enquiry now belongs} named {{name}’s enquiry now belongs} other {{count, plural, one {# enquiry now belongs} other {# enquiries now belong}}}} to {owner}.",
	ownerAway:
		"{enquiries, select, this {This enquiry has} named {{name}’s enquiry has} other {{count, plural, one {# enquiry has} other {# enquiries have}}}} no owner now.",
	snoozed:
		"{enquiries, select, this {This enquiry is} named {{name}’s enquiry is} other {{count, plural, one {# enquiry is} other {# enquiries are}}}} snoozed until {time}.",
	wokenUp:
		"{enquiries, select, this {This enquiry is} named {{name}’s enquiry is} other {{count, plural, one {# enquiry is} other {# enquiries are}}}} back in the inbox.",
	nextStep:
		"Next: {by, select, us {we} other {they}}{hasTime, select, yes {, by {time}. It comes back to its owner then} other {}}.",
	spam: "{enquiries, select, this {This enquiry is} named {{name}’s enquiry is} other {{count, plural, one {# enquiry is} other {# enquiries are}}}} spam now.",
	ham: "{enquiries, select, this {This enquiry is} named {{name}’s enquiry is} other {{count, plural, one {# enquiry is} other {# enquiries are}}}} not spam. Messages that were held are now sent.",
	callBooked: "The call with {name} is booked for {time}. Both sides hear of it in a moment.",
	callMoved: "The call with {name} is moved to {time}. Both sides hear of it in a moment.",
	callCancelled: "The call with {name} is cancelled. Both sides hear of it in a moment.",
	tookPlace: "Noted. The call with {name} took place.",
	noShow: "Noted as a no-show. {name} still waits for an answer.",
	undone:
		"Undone: {enquiries, select, this {this enquiry is} named {{name}’s enquiry is} other {{count, plural, one {# enquiry is} other {# enquiries are}}}} as before.",
	undoneOfCall:
		"Undone: the call with {name} is {isBooked, select, yes {not booked} other {as before}}.",
	wordsAreInHistory: "Its words are in the history.",
	notUndone: "{count} could no longer be undone.",
	erased: "Erased for good.",
	undo: "Undo",
	nobodyWaits: "Nobody else is waiting for an answer.",
	next: "Next unanswered",
});
