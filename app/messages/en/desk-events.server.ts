import { defineMessages } from "../define-messages.ts";

/** The messages of what happened to an enquiry. `author` is a name, or one of the first four. */
export const t = defineMessages("desk-events", {
	somebody: "Someone",
	command: "A command",
	visitor: "The visitor",
	site: "The site",
	madeByHand: "{author} wrote the enquiry down.",
	note: "{author} wrote a note:",
	noteTold: "{author} wrote a note, and told {name}:",
	answer:
		"{author} {isUndone, select, yes {undid: } other {}}{isFreed, select, yes {freed it from spam and } other {}}{isPlanned, select, yes {planned an answer} other {answered}} by e-mail:",
	answeredElsewhere:
		"{author} {isUndone, select, yes {undid: } other {}}answered by {channel, select, call {call} whatsapp {WhatsApp} other {e-mail}}.",
	answeredWith:
		"{author} {isUndone, select, yes {undid: } other {}}{isPlanned, select, yes {planned an answer to it} other {answered it}} together with another enquiry from the same person.",
	notAnsweredWith: "{author} noted that the other answer does not answer this enquiry.",
	answerCancelled:
		"{author} {isOfSite, select, yes {took the planned answer back} other {cancelled the planned answer}}{isReplied, select, yes {. They wrote before it was sent} other {}}{isDraft, select, yes {: it is a draft of {writer} again.} other {.}}",
	answerCancelledByAccess:
		"{author} cancelled a planned answer, as its author can no longer sign in:",
	filesAreGone: "Its files must be chosen again.",
	reply:
		"{author} replied by e-mail{isOverLimit, select, yes { (no notice: too many replies within an hour)} other {}}:",
	restInMailbox: "The rest is in the mailbox.",
	replied:
		"{author} {isUndone, select, yes {undid: } other {}}noted that {isNamed, select, yes {{visitor}} other {the visitor}} replied.",
	anotherEnquiry: "{author} added another enquiry from the same person.",
	autoReply: "{author} sent an automatic answer:",
	moreAutoReplies:
		"{author} sent {count, plural, one {# more automatic answer, which is only in the mailbox} other {# more automatic answers, which are only in the mailbox}}.",
	mailed: "{author} wrote it as an e-mail.",
	answerBounced: "{author} learnt that an e-mail did not arrive:",
	copyBounced: "{author} learnt that {address} got no copy:",
	someCopyBounced: "{author} learnt that someone got no copy:",
	answerDelivered: "{author} delivered an answer that had failed.",
	answerFailed:
		"{author} could not deliver an answer{isWaiting, select, yes {, so {isNamed, select, yes {{visitor}} other {the visitor}} is waiting again} other {}}.",
	corrected: "{author} corrected the contact:",
	noCompany: "no company",
	noEmail: "no e-mail",
	noPhone: "no phone",
	takenApart: "{author} separated it from the person’s other enquiries.",
	putTogether: "{author} merged it with another enquiry, as they are one person’s.",
	notOnePerson: "{author} noted that another enquiry with the same number is not from this person.",
	newMatter: "{author} made it a separate matter.",
	sentAgain: "{author} sent the failed messages again.",
	sentNow: "{author} sent the waiting messages at once.",
	state: "{author} {isUndone, select, yes {undid: } other {}}set the state to {state}.",
	value:
		"{author} {isUndone, select, yes {undid: } other {}}{hasValue, select, yes {set the expected value to {value}} other {removed the expected value}}.",
	won: "{author} {isUndone, select, yes {undid: } other {}}won it{hasValue, select, yes {: {value}} other {}}.",
	lost: "{author} {isUndone, select, yes {undid: } other {}}noted that it is lost.",
	owner:
		"{author} {isUndone, select, yes {undid: } other {}}{owner, select, none {removed the owner} own {took it over} former {gave it to a former colleague} other {gave it to {name}}}.",
	ownerHasLeft: "Its owner has left.",
	snoozed: "{author} {isUndone, select, yes {undid: } other {}}snoozed it until {time}.",
	wokenUp: "{author} {isUndone, select, yes {undid: } other {}}woke it up.",
	nextStep:
		"{author} {isUndone, select, yes {undid who is next: } other {said who is next: }}{by, select, us {we} other {they}}{hasTime, select, yes {, by {time}} other {}}.",
	followedUp: "Back in the inbox on that day if no reply comes.",
	spam: "{author} {isUndone, select, yes {undid: } other {}}marked it as spam.",
	ham: "{author} {isUndone, select, yes {undid: } other {}}marked it as not spam.",
	callBooked: "{author} booked a call on {time}.",
	callMoved: "{author} moved the call to {time}.",
	callCancelled: "{author} cancelled the call.",
	tookPlace: "{author} {isUndone, select, yes {undid: } other {}}noted that the call took place.",
	noShow:
		"{author} {isUndone, select, yes {undid: } other {}}noted a no-show: {isNamed, select, yes {{visitor}} other {the visitor}} did not take the call.",
	erased: "{author} erased the person’s data.",
});
