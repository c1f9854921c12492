import { defineMessages } from "../define-messages.ts";

/** The messages of the pages of industries. */
export const t = defineMessages("industries", {
	typedSearch: "“{query}”",
	questions: "Questions and answers",
	others: "Other industries",
});
