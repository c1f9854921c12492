import { defineMessages } from "../define-messages.ts";

/** The messages that all calculators have. */
export const t = defineMessages("calculators", {
	repeated: "The address holds this more than once. Keep one.",
	calculate: "Calculate",
	result: "Result",
	noResult: "No result yet",
	checkNumbers: "{count, plural, one {Please check one number:} other {Please check # numbers:}}",
	checkFields:
		"{count, plural, one {No result yet. Please check one field.} other {No result yet. Please check # fields.}}",
	ask: "Ask us about this calculation",
	copyLink: "Copy the link",
	copied: "Copied.",
});
