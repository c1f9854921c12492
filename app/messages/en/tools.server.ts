import { defineMessages } from "../define-messages.ts";

/** The messages that the server writes into the tools: titles, a calculation in words, and the calendar's files. */
export const t = defineMessages("tools", {
	listTitle: "Marketing calculators and calendar",
	clickShare: "Click share: {today} today, {target} then",
	approximateDays: "about {days}",
	readyBy: "Ready by",
	prepare: "Prepare",
	weeksBefore: "Weeks before",
	event: "Event",
	date: "Date",
	until: "Until",
	certainty: "Certainty",
	states: "States",
	trades: "Trades",
	source: "Source",
});
