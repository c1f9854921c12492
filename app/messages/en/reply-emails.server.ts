import { defineMessages } from "../define-messages.ts";

/** The messages of the e-mails to staff about what came back: replies, answers that did not arrive, and many e-mails at once. */
export const t = defineMessages("reply-emails", {
	replied: "{name} replied",
	replyKind: "Reply",
	replyHint:
		"Answers from the desk are filed there. If you reply to this e-mail instead, your answer goes to {email}. Copy {agency} (Cc) so that the desk can file it; if the desk does not read that mailbox, mark it as answered there.",
	noWords: "The message contains no text of their own.",
	otherSender: "It came from {from}, not from {email}.",
	attached: "Attached, on the desk: {files}",
	answerOnDesk: "Answer on the desk",
	ownNotArrived: "Your answer to {name} did not arrive",
	notArrived: "An answer to {name} did not arrive",
	bounceKind: "Not delivered",
	bounceWhy:
		"You get this as the author of the answer, or in place of an author who can no longer sign in.",
	sentTo: "It did not reach {email}: {reason}.",
	sendAgain: "Correct the address and send it again.",
	sendAgainOrCall: "Correct the address and send it again, or call {phone}.",
	unansweredSendAgain:
		"The enquiry is unanswered again. Correct the address and send your answer again.",
	unansweredSendAgainOrCall:
		"The enquiry is unanswered again. Correct the address and send your answer again, or call {phone}.",
	correct: "Correct the address",
	youWrote: "You wrote on {time}:",
	theyWrote: "{name} wrote on {time}:",
	setAside:
		"{count, plural, one {# e-mail is held in the spam view} other {# e-mails are held in the spam view}}",
	setAsideKind: "Many e-mails",
	setAsideWhy: "Sent once for an hour in which very many e-mails came.",
	setAsideText:
		"Since {since}, {zone}, so many e-mails became enquiries that you did not get a notice of each. Some may be from real people. Please look through them, and mark those that are not spam.",
	setAsideLook: "Look through them",
	noText: "(no text)",
});
