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
	sendAgain:
		"{remedy, select, address {Correct the address and send it again} size {Send it again without the files} other {Send it again later}}.",
	sendAgainOrCall:
		"{remedy, select, address {Correct the address and send it again} size {Send it again without the files} other {Send it again later}}, or call {phone}.",
	unansweredSendAgain:
		"The enquiry is unanswered again. {remedy, select, address {Correct the address and send your answer again} size {Send your answer again without the files} other {Send your answer again later}}.",
	unansweredSendAgainOrCall:
		"The enquiry is unanswered again. {remedy, select, address {Correct the address and send your answer again} size {Send your answer again without the files} other {Send your answer again later}}, or call {phone}.",
	correct: "Correct the address",
	openOnDesk: "Open it on the desk",
	youWrote: "You wrote on {time}:",
	theyWrote: "{name} wrote on {time}:",
	setAside:
		"{count, plural, one {# e-mail is held in the spam view} other {# e-mails are held in the spam view}}",
	setAsideKind: "Many e-mails",
	setAsideWhy: "Sent once for an hour in which more than {most} e-mails came.",
	setAsideText:
		"After the first {most} e-mails of the hour from {since}, {zone}, further ones were held in the spam view, without a notice for each. Some may be from real people. Please look through them, and mark those that are not spam.",
	setAsideLook: "Look through them",
	noText: "(no text)",
});
