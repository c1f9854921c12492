import { defineMessages } from "../define-messages.ts";

/** The messages of asking for the publication of a draft of the website, and of deciding on that. */
export const t = defineMessages("desk-website-review", {
	ask: "Ask for publication",
	note: "A note to the publishers",
	noteHint: "Optional. It is sent with “Ask for publication”.",
	noteTooLong:
		"Your draft is saved, but nobody was asked, because the note can have at most {most} characters.",
	asked: "Your draft is saved. The people who may publish have been asked and can see it.",
	youAsked:
		"You asked for publication on {at}. You can go on writing. The publisher sees your draft with your latest changes.",
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
	answerHint: "The author sees it above the draft, which stays as it is.",
	sendBack: "Send back",

	cannotPublish:
		"{count, plural, one {It cannot be published. One thing needs to be fixed first:} other {It cannot be published. # things need to be fixed first:}}",
	isChanged:
		"Not published yet. The draft was changed while you had it open. Below are its current changes.",
	meets:
		"Not published yet. Someone else published a change to the same words first. Below is the result with this draft. Publish it if that is right.",
	isMerged:
		"Not published yet. Someone else published a change first. The draft now has both changes; check it and publish again.",
	answerMissing:
		"Write what should be changed, or why it is not published. It was not sent back yet.",
	answerTooLong: "The answer can have at most {most} characters. It was not sent back yet.",
	nobodyAsks: "This request is no longer open",
	nobodyAsksHint:
		"The draft has since been published, discarded or sent back. You did not change anything.",
});
