import { defineMessages } from "../define-messages.ts";

/** The names of the illustrations. */
export const t = defineMessages("art", {
	hero: "A paper kite in the wind",
	reel: "A reel of kite line",
	notFound: "A kite with its line cut sits on a wire among crows",
	team: "Three people fly one kite from a roof in the old city",
	missingPicture: "A paper kite in the place of a picture",
});
