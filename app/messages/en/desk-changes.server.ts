import { defineMessages } from "../define-messages.ts";

/** The messages of changes that are rejected, or cannot be undone, and what their words are called. */
export const t = defineMessages("desk-changes", {
	keepTyped: "Keep what was typed",
	theNote: "The note",
	theAnswer: "The answer",
	theReply: "The reply",
	unknownIntent: "The desk does not know what this form asks for.",
	noteMissing: "The note is empty. Write a word or two.",
	plannedMissing: "Choose the planned answer that you want to cancel.",
	channelMissing: "Say how it was answered: {channels}.",
	stateMissing: "Choose a state: {states}.",
	ownerUnknown: "Choose one of the desk's people as the owner.",
	ownerDisabled: "{name} can no longer sign in. Choose someone else.",
	valueRejected: "The value was not saved. {reason}",
	reasonTooLong:
		"The reason has {length} characters, and at most {max} are possible. Write the rest as a note.",
	otherMissing: "Choose the enquiry of the same person.",
	nothingToUndo: "There is no change here to undo.",
	undoOfOthers: "Someone else made the last change to this enquiry, so you cannot undo it.",
	undoTooLate:
		"It is too late to undo this. An answer can be undone for ten seconds, other changes for about a minute and a half. You can still change it again.",
	undoOfSent: "The e-mail is already on its way and cannot be called back.",
	undoOfTaken: "This can no longer be undone, because another call now has its time.",
});
