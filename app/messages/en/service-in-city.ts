import { defineMessages } from "../define-messages.ts";

/** The messages of the pages of a service in a city and of a part of a service. */
export const t = defineMessages("service-in-city", {
	getConsultation: "Get a Free Consultation",
	allOfCity: "All of {city}",
	districtsOf: "Districts of {city}",
	askAbout: "Ask about {part}",
	partsOf: "Parts of {service}",
});
