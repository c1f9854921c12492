import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's page of numbers. */
export const t = defineMessages("desk-numbers", {
	numbers: "Numbers",
	period: "Period",
	weeks: "{count}<unit> weeks</unit>",
	areSamples:
		"These are samples, made by npm run enquiries -- demo. The first enquiry of a visitor takes their place here.",
	download: "Download these numbers as CSV",

	altogether: "Altogether",
	enquiries: "Enquiries",
	won: "Won",
	theirValue: "Their value",
	lost: "Lost",
	repliesReceived: "Replies received",
	answeredInFiveMinutes: "Answered within 5 minutes",
	answeredInAnHour: "Answered within an hour",
	nobodyAnswered: "Nobody has an answer yet.",
	waits:
		"{answered} of {enquiries} have an answer: half of these had it within {median}, nine in ten within {ninetieth}.",
	howCounted: "How this is counted",
	howCountedText:
		"Times are those of opening hours; the two shares are of all enquiries. Spam is not counted. What was won stays won with its value when the visitor writes again, until somebody chooses another state; what was lost is then not lost any more.",

	byWeek: "By week",
	enquiriesByWeek: "Enquiries by week",
	visitsByWeek: "Visits by week",
	noVisits: "No visits were counted in these weeks.",
	weeksAsTable: "The weeks as a table",
	weekFrom: "Week from",
	visits: "Visits",
	soFar: "{date}, so far",
	withinFiveMinutes: "Within 5 minutes",
	withinAnHour: "Within an hour",

	byService: "By service",
	noService: "No service",
	byCity: "By city",
	noCity: "No city",
	bySource: "By source",
	unknown: "Unknown",
	byMonth: "By month in which it came",
	name: "Name",
	value: "Value",
	more: "and {count} more, in the CSV",
	lostByReason: "Lost, by reason",
	reason: "Reason",
	noReason: "No reason given",

	calls: "Calls",
	allSources: "All sources",
	source: "Source",
	booked: "Booked",
	tookPlace: "Took place",
	noShow: "No-show",
	noShowRate: "No-show rate",
	cancelled: "Cancelled",
	ahead: "Ahead",
	callsHint:
		"Of the enquiries of these weeks, whenever the call is. A call took place when its time is over and nobody noted a no-show. The rate is of those that took place and the no-shows.",

	firstAnswers: "First answers by person",
	person: "Person",
	firstAnswersCount: "First answers",
	wonOfThem: "Won of them",
	nobodyNamed: "Nobody named",

	share: "{percent}%",
	minutes: "{minutes} min",
	hours: "{hours} h",
	hoursAndMinutes: "{hours} h {minutes} min",
});
