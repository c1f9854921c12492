import { defineMessages } from "../define-messages.ts";

/** The messages that only search engines read. */
export const t = defineMessages("structured-data", {
	wholeService: "Digital marketing",
});
