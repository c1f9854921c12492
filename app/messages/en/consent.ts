import { defineMessages } from "../define-messages.ts";

/** The messages of the panel that asks for consent, and of its button in the footer. */
export const t = defineMessages("consent", {
	title: "Cookies and consent",
	text: "May Google Analytics count your visit? It sets cookies, and Google gets your internet address, the pages that you open here and where you came from. You can change your choice at the foot of every page.",
	privacyPolicy: "Privacy policy",
	accept: "Accept",
	refuse: "Refuse",
});
