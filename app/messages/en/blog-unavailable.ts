import { defineMessages } from "../define-messages.ts";

/** The messages of a blog that cannot be read just now. */
export const t = defineMessages("blog-unavailable", {
	unavailable: "The articles can’t be loaded just now",
	unavailableText:
		"They are stored on another server, which does not respond. Nothing is lost; it is usually back within minutes.",
	tryAgain: "Try again",
});
