import { defineMessages } from "../define-messages.ts";

/** The messages of the fields with the state, the owner and the snooze of an enquiry. */
export const t = defineMessages("desk-manage", {
	enquiry: "This enquiry",
	state: "State",
	expectedValue: "Expected ({currency})",
	value: "Value ({currency})",
	reason: "Why it was lost",
	owner: "Owner",
	nobody: "Nobody",
	whoIsNext: "Who is next",
	nextDay: "By the day",
	snooze: "Snooze until",
	noSnooze: "Not snoozed",
	snoozeDay: "Until the day",
	save: "Save",
});
