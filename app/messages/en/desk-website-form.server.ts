import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's form for a file of the website. */
export const t = defineMessages("desk-website-form", {
	isPublic: "As published",
	isDraft: "Your draft, saved on {at}",
	alsoDraftOf:
		"{count, plural, one {{names} has a draft of this too.} other {{names} have drafts of this too.}} The one who publishes later sees both changes.",
	alsoOpen:
		"{count, plural, one {{names} has this open, too.} other {{names} have this open, too.}}",
	sections: "Sections",
	seePage: "See the page",
	inOtherTab: "(opens in another tab)",
	backToAll: "The whole website",

	needed: "needed",
	charactersFrom: "At least {least} characters; now {length}",
	charactersTo: "At most {most} characters; now {length}",
	charactersBetween: "{least} to {most} characters; now {length}",
	numberFrom: "A number from {least}",
	numberTo: "A number up to {most}",
	numberBetween: "A number from {least} to {most}",
	yes: "Yes",
	no: "No",
	leftOut: "Left out",
	markdownHint: "Markdown: ## for a heading, - for a list, [words](https://address) for a link.",

	entryOf: "{at} of {count}",
	noEntries: "None yet.",
	add: "Add<more> to “{list}”</more>",
	addVariant: "Add: {variant}<more> to “{list}”</more>",
	removeGroup: "Leave out<more> “{group}”</more>",
	remove: "Remove<more> {entry} of “{list}”</more>",
	moveUp: "Up<more>: {entry} of “{list}”</more>",
	moveDown: "Down<more>: {entry} of “{list}”</more>",

	save: "Save draft",
	check: "Check",
	publish: "Publish",
	discard: "Discard your draft",
	discardHint: "Everything that you changed here and have not published will be gone for good.",
	discardForGood: "Discard for good",

	added:
		"Your draft is started. Nobody else sees it. Fill in the needed fields, then check and publish it.",
	saved: "Your draft is saved. Nobody else sees it yet.",
	checked: "Checked. It can be published.",
	isPublished: "Published. Visitors see it now.",
	discarded: "Your draft is discarded.",
	unchanged: "Nothing has changed.",

	cannotPublish:
		"{count, plural, one {Your draft is saved. One thing needs to be fixed before it can be published:} other {Your draft is saved. # things need to be fixed before it can be published:}}",
	warnings:
		"{count, plural, one {One thing could be better. It can be published all the same:} other {# things could be better. It can be published all the same:}}",
	tooShort:
		"{count, plural, one {Search engines do not get the page. It has one word that no other page has, and needs {least}.} other {Search engines do not get the page. It has # words that no other page has, and needs {least}.}}",
	tooAlike:
		"Search engines do not get the page. {share}% of it are the same as {page}, and at most {most}% may be.",
	farAway: "{distance} km from the office. Are its coordinates right?",
	isStale:
		"Not saved yet, because this was changed elsewhere while you had it open. The form has your words, and the current words are below each field that differs. Save again if yours still apply.",
	meets:
		"Your draft is saved, but not published: someone else published a change to the same words first. The form has yours, and the published words are below each field that differs. Publish again if yours still apply.",
	isMerged:
		"Your draft is saved, but not published: someone else published a change first. Your draft now has both changes; check it and publish again.",
	nowIs: "Now it is:",
	nowIsEmpty: "Now it is empty.",
	unplaced: "Your words that no longer have a field",
	wasNotWritten: "It was not saved: {reason}",

	share: "Show it to a client",
	shareHint:
		"Anyone with the link can see the draft for seven days, without an account. You can withdraw the link.",
	shareButton: "Get a link",
	isShared: "Anyone with this link sees your draft, with your later changes, until {until}.",
	shareAddress: "Link to the draft",
	unshare: "Withdraw the link",
	shared: "The draft is saved, and you can send its link.",
	unshared: "The link no longer works.",
});
