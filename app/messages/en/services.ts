import { defineMessages } from "../define-messages.ts";

/** The messages of the pages of services, also in cities. */
export const t = defineMessages("services", {
	consultation: "Get a Free Consultation",
	askAbout: "Ask about {name}",
	allCities: "All {count} cities",
	allOf: "All of {city}",
	districtsOf: "Districts of {city}",
	partsOf: "Parts of {name}",
	sampleCases: "Sample case studies",
	casesWith: "Case studies with {name}",
	togetherWith: "Together with {names}",
	week: "Week {number}",
	before: "Before",
	citiesBefore: "The cities before",
	more: "More",
	moreCities: "More cities",
	bid: "Bid",
	fit: "Fit",
	pays: "Pays",
	fitOfTen: "{fit} of 10",
	notShown: "Not shown",
	bids: "{count, plural, =2 {Two bids} =3 {Three bids} =4 {Four bids} other {# bids}} for one search",
	holds: "holds",
	stillToDo: "still to do",
});
