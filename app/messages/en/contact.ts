import { defineMessages } from "../define-messages.ts";

/** The messages of the pages with the enquiry form. */
export const t = defineMessages("contact", {
	send: "Send Message",
	sending: "Sending…",
	bookTime: "Book {time}",
});
