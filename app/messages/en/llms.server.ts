import { defineMessages } from "../define-messages.ts";

/** The headings of /llms.txt. */
export const t = defineMessages("llms", {
	services: "Services",
	pages: "Pages",
	cities: "Cities",
	tools: "Tools",
	posts: "Posts",
});
