import { defineMessages } from "../define-messages.ts";

/** The messages of changes that are rejected, or cannot be undone, and what their words are called. */
export const t = defineMessages("desk-changes", {
	keepTyped: "Keep what was typed",
	theNote: "The note",
	theAnswer: "The answer",
	theReply: "The reply",
	unknownIntent: "This form asks for something that the desk does not know.",
	noteMissing: "The note is empty: write a word or two.",
	plannedMissing: "Choose the planned answer to be cancelled.",
	channelMissing: "Say how it was answered: {channels}.",
	stateMissing: "Choose a state: {states}.",
	ownerUnknown: "Choose one of the desk's people as the owner.",
	ownerDisabled: "{name} can no longer sign in: choose someone else.",
	valueRejected: "The value was not saved. {reason}",
	reasonTooLong:
		"The reason has {length} characters, and {max} are the most: write the rest as a note.",
	otherMissing: "Choose the enquiry of the same person.",
	nothingToUndo: "There is nothing here that can be undone.",
	undoOfOthers: "The last change of this enquiry is someone else’s: it stays as it is.",
	undoTooLate:
		"An answer can be undone for ten seconds only, any other change for a minute and a half: this one stays, until you change it again.",
	undoOfSent: "The e-mail is on its way already, and cannot be called back.",
	undoOfTaken: "It can no longer be undone: another call has its time.",
});
