import { defineMessages } from "../define-messages.ts";

/** The messages of dates and ages that Intl does not have. */
export const t = defineMessages("dates", {
	today: "today",
	ownTime: "{country} time",
});
