import { defineMessages } from "../define-messages.ts";

/** The messages of the stories that belong to a service. */
export const t = defineMessages("service-stories", {
	sampleCases: "Sample case studies",
	casesWith: "Case studies with {service}",
	togetherWith: "Together with {services}",
});
