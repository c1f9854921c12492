import { defineMessages } from "../define-messages.ts";

/** The messages of what an enquiry is: its state, what it is about, and why an e-mail about it did not arrive. */
export const t = defineMessages("enquiries", {
	stateNew: "New",
	stateWroteAgain: "Wrote again",
	stateOpen: "Open",
	stateWaiting: "Waiting for them",
	stateWon: "Won",
	stateLost: "Lost",
	serviceInPlace: "{service} in {place}",
	formerColleague: "A former colleague",
	addressUnknown: "{isSentence, select, yes {This} other {this}} address does not exist",
	domainUnknown:
		"{isSentence, select, yes {The} other {the}} domain of this address does not exist",
	addressInvalid: "{isSentence, select, yes {This} other {this}} address is not a valid one",
	mailboxMovedUntold:
		"{isSentence, select, yes {This} other {this}} mailbox has moved without a forwarding address",
	domainTakesNone:
		"{isSentence, select, yes {The} other {the}} domain of this address takes no e-mail",
	mailboxClosed: "{isSentence, select, yes {This} other {this}} mailbox is closed",
	mailboxFull: "{isSentence, select, yes {This} other {this}} mailbox is full",
	tooLargeForMailbox:
		"{isSentence, select, yes {The} other {the}} e-mail is too large for this mailbox",
	tooLargeForServer:
		"{isSentence, select, yes {The} other {the}} e-mail is too large for their mail server",
	serverSilent: "{isSentence, select, yes {Their} other {their}} mail server does not respond",
	domainWithoutServer:
		"{isSentence, select, yes {The} other {the}} domain of this address has no mail server",
	inCircles:
		"{isSentence, select, yes {Their} other {their}} mail servers send the e-mail round in circles",
	tooLate: "{isSentence, select, yes {Their} other {their}} mail server did not take it in time",
	notFromUs:
		"{isSentence, select, yes {Their} other {their}} mail server does not accept e-mails from us",
	serverDoesNotKnow:
		"{isSentence, select, yes {Their} other {their}} mail server does not know this address",
	mailboxTakesNone: "{isSentence, select, yes {This} other {this}} mailbox takes no e-mail",
	serverCouldNot: "{isSentence, select, yes {Their} other {their}} mail server could not take it",
	serverNotReached:
		"{isSentence, select, yes {Their} other {their}} mail server could not be reached",
	contentRejected:
		"{isSentence, select, yes {Their} other {their}} mail server does not accept its content",
	spamOrNotFromUs:
		"{isSentence, select, yes {Their} other {their}} mail server takes it for spam, or does not accept e-mails from us",
	mailboxBusy:
		"{isSentence, select, yes {This} other {this}} mailbox is busy, or takes e-mails later",
	addressRejected:
		"{isSentence, select, yes {Their} other {their}} mail server does not accept this address",
	mailboxMoved: "{isSentence, select, yes {This} other {this}} mailbox has moved",
	notTaken: "{isSentence, select, yes {The} other {the}} mail server did not take it",
});
