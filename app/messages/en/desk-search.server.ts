import { defineMessages } from "../define-messages.ts";

/** The messages of the search of the desk, its filters, and what it finds. */
export const t = defineMessages("desk-search", {
	bar: "Actions",
	searchBy: "Search by name, e-mail, phone or words",
	placeholder: "Name, phone or words",
	search: "Search",
	newEnquiry: "New<more> enquiry, of someone who called or walked in</more>",
	filters: "Filters",
	filtersSet: "Filters: {set}",
	setSince: "since {day}",
	setUntil: "until {day}",
	service: "Service",
	city: "City",
	source: "Source",
	owner: "Owner",
	nobody: "Nobody",
	state: "State",
	since: "Received since",
	until: "Received until",
	all: "All",
	apply: "Apply",
	clear: "Clear the filters",

	found:
		"{count, plural, one {# enquiry} other {# enquiries}} found for “{query}”, in all views, answers, notes and files, spam included.",
	nothingFound:
		"Nothing was found for “{query}”, in all views, answers, notes and files, spam included. Try fewer words, or a part of the number.",
	isNear:
		"Nothing has exactly these words: {count, plural, one {this comes} other {these come}} close.",
	seeRest: "{shown} of {count} are shown: see the rest",
	onlyThisView: "Only this view was searched. <link>Search everything</link>",
	onlyThisViewCount: "Only this view was searched. <link>Search everything</link> ({count} found)",
	noMatch: "No enquiry matches this search.",
	tooLong:
		"Nothing was searched for: these are {length} characters, and {most} are the most. Shorten them.",

	answer: "Answer",
	reply: "Reply",
	call: "Call",
	note: "Note",
	event: "Event",
	file: "File",
});
