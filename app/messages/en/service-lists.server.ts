import { defineMessages } from "../define-messages.ts";

/** The titles of the lists of the cities of a service. */
export const t = defineMessages("service-lists", {
	allCitiesFor: "All Cities for {service}",
	allCitiesPage: "{title}, page {page}",
	allCities: "All Cities",
	page: "Page {page}",
	serviceIn: "{service} in {city}",
	allDistricts: "All {count} districts",
	moreQuestions: "More questions about {city}",
});
