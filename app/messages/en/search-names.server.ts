import { defineMessages } from "../define-messages.ts";

/** The other names by which the search finds pages, with a comma between two of them. */
export const t = defineMessages("search-names", {
	home: "Home",
	services: "Services",
	about: "About Us, Team",
	contact: "Contact, Get a Quote, Phone, E-mail, Address",
	call: "Free Consultation, Appointment, Meeting, Schedule a call",
	pricing: "Prices, Fees, Cost, Rates",
	howWeWork: "Onboarding, Process",
	tools: "Tools, Calculators",
	calendar: "Holidays",
	blog: "Articles",
	terms: "Terms of use",
	locations: "Locations",
});
