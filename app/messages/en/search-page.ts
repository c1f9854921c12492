import { defineMessages } from "../define-messages.ts";

/** The messages of the page of search results. */
export const t = defineMessages("search-page", {
	didYouMean: "Did you mean <link></link>?",
	found:
		"{isPartial, select, yes {{count, plural, one {# page} other {# pages}} with some of the words “{words}”} other {{count, plural, one {# page} other {# pages}} for “{words}”}}{pages, plural, one {} other {, part {page} of {pages}}}.",
	better: "Better",
	betterMatches: "Better matches",
	moreMatches: "More matches",
	nothingFor: "{title}: “{words}”",
	askUs: "Ask us",
	postsMissing: "The articles could not be searched just now.",
});
