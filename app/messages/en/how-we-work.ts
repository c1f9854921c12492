import { defineMessages } from "../define-messages.ts";

/** The messages of the page about how the agency works. */
export const t = defineMessages("how-we-work", {
	sampleDocuments: "Sample documents",
});
