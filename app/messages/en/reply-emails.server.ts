import { defineMessages } from "../define-messages.ts";

/** The messages of the e-mails to staff about what came back: replies, answers that did not arrive, and many e-mails at once. */
export const t = defineMessages("reply-emails", {
	replied: "{name} replied",
	replyKind: "Reply",
	replyHint:
		"What you answer on the desk becomes a part of the conversation there. Reply to this e-mail and your answer goes to {email}; with {agency} in Cc it is in the conversation, too, else say on the desk that it is answered.",
	noWords: "The message has no words of its own.",
	otherSender: "It came from {from}, not from {email}.",
	attached: "Attached, on the desk: {files}",
	answerOnDesk: "Answer on the desk",
	ownNotArrived: "Your answer to {name} did not arrive",
	notArrived: "An answer to {name} did not arrive",
	bounceKind: "Not delivered",
	bounceWhy:
		"This is sent to whoever wrote an answer that did not arrive. If they can no longer sign in, it goes to the owner of the enquiry, or to the agency.",
	sentTo: "It was sent to {email}: {reason}.",
	sendAgain: "Correct the address and send it again.",
	sendAgainOrCall: "Correct the address and send it again, or call {phone}.",
	unansweredSendAgain:
		"The enquiry is among the unanswered again. Correct the address and send it again.",
	unansweredSendAgainOrCall:
		"The enquiry is among the unanswered again. Correct the address and send it again, or call {phone}.",
	correct: "Correct the address",
	youWrote: "You wrote on {time}:",
	theyWrote: "{name} wrote on {time}:",
	setAside:
		"{count, plural, one {# e-mail is held in the spam view} other {# e-mails are held in the spam view}}",
	setAsideKind: "Many e-mails",
	setAsideWhy: "Sent once for an hour in which very many e-mails came.",
	setAsideText:
		"So many e-mails became enquiries since {since}, {zone}, that you were not told of each. Some may be from real people: please look through them, and mark those that are not spam.",
	setAsideLook: "Look through them",
	noText: "(no text)",
});
