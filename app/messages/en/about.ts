import { defineMessages } from "../define-messages.ts";

/** The messages of the pages about the agency and its people. */
export const t = defineMessages("about", {
	sampleFilm: "Sample film",
	transcript: "Transcript",
	captions: "Captions",
	play: "Play<hidden> {title}</hidden>",
	outside: "at {host}, in a new tab",
	credentials: "Credentials",
	awards: "Awards",
	since: "Since",
	sampleStory: "Sample story",
	samplePeople: "Sample people",
	sampleText: "Sample text",
});
