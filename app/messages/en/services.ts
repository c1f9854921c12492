import { defineMessages } from "../define-messages.ts";

/** The messages of the pages of services. */
export const t = defineMessages("services", {
	askAbout: "Ask about {service}",
	allCities: "All {count} cities",
	industries: "In your industry",
	firstWeek: "Week 1",
	lastWeek: "Week {week}",
	bidsCaption: "{count, select, 2 {Two} 3 {Three} other {Four}} bids for one search",
	bid: "Bid",
	fit: "Fit",
	fitOfTen: "{fit} of 10",
	pays: "Pays",
	notShown: "Not shown",
	holds: "holds",
	stillToDo: "still to do",
});
