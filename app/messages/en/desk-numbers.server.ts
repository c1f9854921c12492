import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's page of numbers. */
export const t = defineMessages("desk-numbers", {
	numbers: "Numbers",
	period: "Period",
	weeks: "{count}<unit> weeks</unit>",
	areSamples: "These are samples. The first enquiry of a visitor takes their place here.",
	nothingYet: "Nobody has written in these weeks, and there are no open enquiries.",
	toInbox: "To the inbox, which can be filled with samples",
	download: "Download these numbers as CSV",

	howMany: "How many?",
	wrote:
		"{people, plural, =0 {Nobody} one {# person} other {# people}} wrote in the last {weeks, plural, one {week} other {# weeks}}{people, plural, =0 {} other {, {perWeek} a week}}.",
	visited: "The website had {visits} visits.",
	cameByCheck: "{count} of them came by the website check.",
	peopleByWeek: "People who wrote, by week",
	origins: "By service, city and source",
	byService: "By service",
	noService: "No service",
	byCity: "By city",
	noCity: "No city",
	bySource: "By source",
	unknown: "Unknown",
	name: "Name",
	people: "People",
	more: "and {count} more, in the CSV",

	howFast: "How fast?",
	nobodyAnswered: "Nobody has an answer yet.",
	answeredWithin: "Half of those who were answered had an answer within {median} of opening hours.",
	shareWithin: "{share} of everyone had it within your target of {target}.",
	firstAnswer: "Until the first answer",
	withinTarget: "Within {target}",
	later: "Later",
	withoutAnswer: "No answer",
	ofAll: "Of all",
	howCounted: "How this is counted",
	howCountedText:
		"Each person counts once, however often they wrote about the same matter. Times count opening hours only. Spam is not counted. A won enquiry stays won with its value when the visitor writes again, until someone chooses another state; a lost one is then no longer lost. “Overdue” counts people who have waited longer than your target, and next steps whose time has passed. “Expected” is the sum of the expected values of open enquiries.",

	whatCame: "What came of it?",
	outcomes: "{won} won{hasValue, select, yes {, worth {value}} other {}}; {lost} lost.",
	openNow:
		"{open} {open, plural, one {is} other {are}} open{hasValue, select, yes {, with {value} expected} other {}}; {overdue, plural, =0 {none is} one {# is} other {# are}} overdue.",
	calls:
		"Of {booked, plural, one {# call} other {# calls}} that they booked, {held} took place, {noShow} {noShow, plural, one {was a no-show} other {were no-shows}} and {cancelled} {cancelled, plural, one {was} other {were}} cancelled.",
	byWeek: "By week in which they wrote",
	weekFrom: "Week from",
	soFar: "{date}, so far",
	earlier: "Before these weeks",
	visits: "Visits",
	answered: "Answered",
	won: "Won",
	value: "Value",
	lost: "Lost",
	open: "Open",
	overdue: "Overdue",
	inHand: "Expected",
	lostByReason: "Lost, by reason",
	noReason: "No reason given",

	who: "Who?",
	mostAnswers: "{name} gave the most first answers ({count}).",
	unowned:
		"{count, plural, =0 {Every open enquiry has an owner.} one {# open enquiry has no owner.} other {# open enquiries have no owner.}}",
	yourAnswers:
		"You gave {answered} of {all} first answers. You have {open} open; {overdue, plural, =0 {none is} one {# is} other {# are}} overdue.",
	byPerson: "By person, and by owner",
	person: "Person",
	firstAnswers: "First answers",
	answers: "All answers",
	nobody: "Nobody",
	everybody: "Everybody",
	you: "You",
	agency: "The agency",

	share: "{percent}%",
	minutes: "{minutes} min",
	hours: "{hours} h",
	hoursAndMinutes: "{hours} h {minutes} min",
});
