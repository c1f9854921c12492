import { defineMessages } from "../define-messages.ts";

/** The messages that a webhook posts in a chat. */
export const t = defineMessages("webhook", {
	created: "New enquiry from {name}",
	createdAbout: "New enquiry from {name}: {topic}",
	replied: "{name} replied",
	assigned: "{owner} now has {name}’s enquiry",
	unassigned: "{name}’s enquiry now has no owner",
	won: "Won: {name}",
	wonValue: "Won: {name}, {value}",
	lost: "Lost: {name}",
	open: "Open on the desk",
});
