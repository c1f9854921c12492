import { defineMessages } from "../define-messages.ts";

/** The messages of asking for the publication of a draft of the website, and of deciding on that. */
export const t = defineMessages("desk-website-review", {
	ask: "Ask for publication",
	note: "A note to whoever publishes",
	noteHint: "May stay empty. It goes with “Ask for publication”.",
	noteTooLong:
		"Your draft is saved, but nobody was asked: the note may have {most} characters at most.",
	asked: "Your draft is saved. Whoever may publish is asked, and sees it.",
	youAsked:
		"You asked for publication on {at}. You can go on writing: whoever publishes it sees your draft as it is then.",
	sentBackBy: "{name} sent this back to you:",

	reviewOf: "“{name}”: to be published?",
	asks: "{name} asks to publish this, {at}.",
	asksToDelete: "{name} asks to delete this, {at}.",
	willLead: "Its address will lead to <link>{to}</link>.",
	willLeadNowhere: "Its address will lead nowhere.",
	seeDraft: "See the page",
	changes: "What changes",
	publish: "Publish",
	publishDeletion: "Publish: delete it",
	answer: "Or an answer to {name}",
	answerHint: "It stands above the draft, which stays as it is.",
	sendBack: "Send back",

	cannotPublish:
		"{count, plural, one {It cannot be published. One thing needs to be fixed first:} other {It cannot be published. # things need to be fixed first:}}",
	isChanged:
		"Nothing was done: the draft was changed while you had it open. Below is what it changes now.",
	meets:
		"Nothing was published: someone published other words in the same places meanwhile. Below is what the draft makes of them. Publish it if that is right.",
	isMerged:
		"Nothing was published: someone published other words of this meanwhile. The draft has both now. Look at it, and publish once more.",
	answerMissing: "Nothing was sent back: write what should be changed, or why it is not published.",
	answerTooLong: "Nothing was sent back: the answer may have {most} characters at most.",
	nobodyAsks: "This request is no longer open",
	nobodyAsksHint:
		"The draft was published, discarded or sent back. Nothing was done, and nothing is lost.",
});
