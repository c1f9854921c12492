import { defineMessages } from "../define-messages.ts";

/** The messages of when each step of the beginning is. */
export const t = defineMessages("how-we-work-weeks", {
	week: "Week {week}",
	weeks: "Weeks {from} to {to}",
});
