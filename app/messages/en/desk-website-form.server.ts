import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's form for a file of the website. */
export const t = defineMessages("desk-website-form", {
	isPublic: "As published",
	isDraft: "Your draft, saved on {at}",
	alsoDraftOf:
		"{count, plural, one {{names} has a draft of this too.} other {{names} have drafts of this too.}} Whoever publishes later sees both.",
	alsoOpen:
		"{count, plural, one {{names} has this open, too.} other {{names} have this open, too.}}",
	sections: "Sections",
	seePage: "See the page",
	inOtherTab: "(opens in another tab)",
	backToAll: "All of the website",

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
	discardHint: "All that you changed here and have not published is gone for good.",
	discardForGood: "Discard for good",

	added:
		"Your draft is begun. Nobody else sees it. Fill in what is needed, then check and publish it.",
	saved: "Your draft is saved. Nobody else sees it yet.",
	checked: "Checked: nothing keeps it from being published.",
	isPublished: "Published: visitors see it now.",
	discarded: "Your draft is discarded.",
	unchanged: "Nothing has changed.",

	cannotPublish:
		"{count, plural, one {Your draft is saved. One thing needs to be fixed before it can be published:} other {Your draft is saved. # things need to be fixed before it can be published:}}",
	warnings:
		"{count, plural, one {One thing could be better. It can be published all the same:} other {# things could be better. It can be published all the same:}}",
	tooShort:
		"{count, plural, one {Search engines do not get the page: it has one word that no other page has, and needs {least}.} other {Search engines do not get the page: it has # words that no other page has, and needs {least}.}}",
	tooAlike:
		"Search engines do not get the page: {share} % of it are the same as {page}; at most {most} % may be.",
	farAway: "{distance} km from the office; are its coordinates right?",
	isStale:
		"Nothing was saved yet: this was changed elsewhere while you had it open. The form has your words; what is there now stands below each field that differs. Save once more if yours still hold.",
	meets:
		"Your draft is saved, but not published: someone published other words meanwhile. The form has yours; what is public now stands below each field that differs. Publish once more if yours still hold.",
	isMerged:
		"Your draft is saved, but not published: someone published other words of this meanwhile. Your draft has both now. Look at it, and publish once more.",
	nowIs: "Now it is:",
	nowIsEmpty: "Now it is empty.",
	unplaced: "Your words that no longer have a field",
	wasNotWritten: "Nothing was saved: {reason}",

	share: "Show it to a client",
	shareHint:
		"Whoever gets the address sees the draft for seven days, without an account. You can take it back.",
	shareButton: "Get an address",
	isShared: "Whoever has this address sees the draft, as you go on writing it, until {until}.",
	shareAddress: "Address of the draft",
	unshare: "Take the address back",
	shared: "The draft is saved, and has an address to send.",
	unshared: "The address no longer shows anything.",
});
