import { defineMessages } from "../define-messages.ts";

/** The messages of the search field, its dialog and its suggestions. */
export const t = defineMessages("search-field", {
	dialog: "Search",
	close: "Close the search",
	label: "Search the whole site",
	submit: "Search",
	suggestionCount: "{count, plural, one {# suggestion.} other {# suggestions.}}",
	suggestions: "Suggestions",
	service: "Service",
	subService: "Part of a service",
	city: "City",
	district: "District",
	localService: "Service in a city",
	case: "Case study",
	post: "Article",
	reason: "About us",
	tool: "Calculator",
	page: "Page",
});
