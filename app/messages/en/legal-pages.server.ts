import { defineMessages } from "../define-messages.ts";

/** The messages that describe legal pages. */
export const t = defineMessages("legal-pages", {
	privacyPolicy: "Privacy Policy",
});
