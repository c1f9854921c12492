import { defineMessages } from "../define-messages.ts";

/** The messages that tell why a calendar of busy times is not added. */
export const t = defineMessages("busy-calendars", {
	noCalls: "The site does not offer calls, so it does not need a calendar.",
	addressInvalid:
		"A calendar's address begins with https:// or webcal://, and has at most 2,000 characters.",
	known: "This calendar is already in the list.",
	tooMany: "You already have {count} calendars here. Remove one to add another.",
});
