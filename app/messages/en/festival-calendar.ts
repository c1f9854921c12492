import { defineMessages } from "../define-messages.ts";

/** The messages of the festival calendar's page. */
export const t = defineMessages("festival-calendar", {
	readyBy: "by {day}",
	onTheDay: "on the day",
	weeksBefore: "{weeks, plural, one {# week before} other {# weeks before}}",
});
