import { defineMessages } from "../define-messages.ts";

/** The messages that describe the pages of a list. */
export const t = defineMessages("listed-pages", {
	page: "{title}, page {page}",
	pageCrumb: "Page {page}",
	home: "Home",
});
