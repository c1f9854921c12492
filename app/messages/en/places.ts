import { defineMessages } from "../define-messages.ts";

/** The messages of the pages of cities and districts. */
export const t = defineMessages("places", {
	getConsultation: "Get a Free Consultation",
	languages: "Languages",
	location: "Location",
	northern: "{degrees}° N",
	southern: "{degrees}° S",
	eastern: "{degrees}° E",
	western: "{degrees}° W",
	rises: "Rises: {season}",
	northOnDiagram: "N",
	allDistricts: "All districts of {city}",
});
