import { defineMessages } from "../define-messages.ts";

/** The words of the website check about being found by search engines. */
export const t = defineMessages("check-found", {
	titleFinding:
		"{count, plural, one {One page has} other {{count} pages have}} no title that says what it is about, of {pages} that were read",
	titleTested: "The title of each page",
	titleExpected: "Between {least} and {most} characters, with what the page offers and where.",
	titleWhy:
		"The title is the line that people click in Google: where it says “Home” or nothing, they click the next result.",
	titleMend:
		"Write for each page what it offers and where, such as “Dental clinic in Surat: appointments on the same day”. WordPress has a field for it in its SEO plug-ins; else whoever made the website changes the element “title”.",
	titleVerify:
		"Open the page and hold the mouse over its tab, or search Google for “site:” with your address: the blue lines are the titles.",
});
