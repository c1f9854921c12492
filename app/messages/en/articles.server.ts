import { defineMessages } from "../define-messages.ts";

/** The messages that the server writes into titles, the feed and the bodies of articles. */
export const t = defineMessages("articles", {
	pageTitle: "{title}, page {page}",
	searchCrumb: "Search",
	pageCrumb: "Page {page}",
	pageDescription: "Page {page}. {description}",
	feedUnavailable: "The articles can’t be loaded just now.",
	listen: "Listen to the recording",
	watch: "Watch the video",
	watchNamed: "Watch the video: {title}",
	watchOn: "Watch on {site}",
	watchNamedOn: "Watch on {site}: {title}",
	openEmbedded: "Open the embedded page at {host}",
	table: "Table",
	code: "Code",
	details: "Details",
});
