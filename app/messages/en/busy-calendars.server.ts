import { defineMessages } from "../define-messages.ts";

/** The messages that tell why a calendar of busy times is not added. */
export const t = defineMessages("busy-calendars", {
	noCalls: "The site offers no calls, so no calendar is needed.",
	addressInvalid:
		"A calendar's address begins with https:// or webcal://, and has at most 2,000 characters.",
	known: "This calendar is in the list already.",
	tooMany: "You have {count} calendars here: remove one to add another.",
});
