import { defineMessages } from "../define-messages.ts";

/** The messages of the page that stands where there is none. */
export const t = defineMessages("not-found", {
	title: "Page not found",
	heading: "Oops! Page not found",
	text: "The address may contain a typing error, or the page has moved.",
	guesses: "Were you looking for one of these?",
	mainPages: "Main pages",
	choosePage: "Or choose one of these pages",
});
