import { defineMessages } from "../define-messages.ts";

/** The messages of the search of the desk, its filters, and what it finds. */
export const t = defineMessages("desk-search", {
	bar: "Actions",
	searchBy: "Search by name, e-mail, phone or words",
	placeholder: "Name, phone or words",
	search: "Search",
	newEnquiry: "New<more> enquiry, from someone who called or walked in</more>",
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
		"{count, plural, one {# enquiry} other {# enquiries}} found for “{query}” in all views, answers, notes and files, including spam.",
	nothingFound:
		"No results for “{query}” in all views, answers, notes and files, including spam. Try fewer words, or part of the number.",
	isNear: "No exact match. {count, plural, one {This comes} other {These come}} close.",
	seeRest: "{shown} of {count} are shown: see the rest",
	onlyThisView: "Only this view was searched. <link>Search everything</link>",
	onlyThisViewCount: "Only this view was searched. <link>Search everything</link> ({count} found)",
	noMatch: "No enquiry matches this search.",
	tooLong:
		"The search has {length} characters, and at most {most} are possible. Please shorten it.",

	answer: "Answer",
	reply: "Reply",
	call: "Call",
	note: "Note",
	event: "Event",
	file: "File",
});
