import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's list of all that the website is made of, and of a file's history. */
export const t = defineMessages("desk-website", {
	website: "Website",
	intro:
		"All that the site is made of. What you change is a draft until it is published.",
	introMember:
		"All that the site is made of. What you change is a draft; an owner says who may publish.",
	find: "Find a text of the website",
	findButton: "Find",

	inProgress: "Not finished",
	home: "Home",
	pages: "Pages",
	services: "Services",
	cities: "Cities",
	industries: "Industries",
	caseStudies: "Case studies",
	posts: "Posts",
	people: "People",
	settings: "Settings",
	nameOfSite: "The agency: name, address, hours, colours",
	nameOfNavigation: "Menu and footer",
	nameOfRedirects: "Addresses that lead elsewhere",
	nameOfProof: "Partners, tools and awards",
	nameOfOffer: "What every client gets",
	nameOfTerms: "Taxes and terms that sums are made of",
	nameOfDesk: "The desk: answers and e-mails",
	nameOfMessages: "Words of buttons and forms",
	nameOfTemplates: "What pages of one kind have in common",

	entries: "{count, plural, one {# entry} other {# entries}}",

	ownDraft: "Your draft, saved on {at}",
	draftOf: "Draft of {name}, saved on {at}",
	published: "Published",
	merged: "Changed in the files since; both changes are shown to visitors",
	conflict:
		"To be decided: the files say something else since. Visitors see what was published here",
	aside: "To be mended: cannot be read any more. Visitors see what the files say",
	changedBy: "{name}, {at}",
	notChangedHere: "As in the files",
	formerColleague: "A former colleague",

	found:
		"{count, plural, =0 {“{text}” is in no text of the website.} one {“{text}” is in one place.} other {“{text}” is in # places.}}",
	foundMore: "The first {most} places where “{text}” is. A longer text finds fewer.",
	findHint: "Words are found as they are written, in one text. Try fewer of them.",
	backToAll: "All of the website",

	previewText: "A preview of your draft: visitors see the page as it was published.",
	previewToForm: "Go on writing",
	previewToPublic: "The page as visitors see it",
	previewNotSent: "Nothing was sent: this is a preview.",
	previewImpossible: "The draft cannot be shown until this is mended:",

	historyOf: "History of {name}",
	history: "History",
	noVersions: "Nothing was published here yet: the page is as its file has it.",
	backToForm: "Back to the form",
	publishedBy: "{name} published this on {at}",
	restoredBy: "{name} brought an earlier version back on {at}",
	deletedBy: "{name} deleted this on {at}",
	isShown: "What visitors see",
	nothingChanged: "No word changed.",
	removedWords: "Removed:",
	addedWords: "Added:",
	bringBack: "Bring this one back",
	ofVersion: "of {at}",
	onlyPublishers: "Who may publish can bring a version back.",
	restored: "The earlier version is public again.",
	cannotRestore: "Nothing was changed: that version cannot be brought back any more, as {reason}",
	isSame: "Nothing was changed: visitors see that text already.",
	asInFile: "As the file has it",
	ofFile: "of the file",
	noSuchFile: "There is no such part of the website",
	versionMissing: "Nothing was changed: there is no such version.",
});
