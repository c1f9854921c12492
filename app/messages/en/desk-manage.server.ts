import { defineMessages } from "../define-messages.ts";

/** The messages of the fields with the state, the owner and the snooze of an enquiry. */
export const t = defineMessages("desk-manage", {
	enquiry: "This enquiry",
	state: "State",
	value: "Value in {currency}",
	reason: "Why it was lost",
	owner: "Owner",
	nobody: "Nobody",
	whoIsNext: "Who is next",
	nextDay: "or by the day",
	snooze: "Out of the inbox until",
	noSnooze: "not at all",
	snoozeDay: "or until the day",
	save: "Save",
});
