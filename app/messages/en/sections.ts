import { defineMessages } from "../define-messages.ts";

/** The messages of parts that many pages have. */
export const t = defineMessages("sections", {
	breadcrumb: "Breadcrumb",
	sample: "Sample",
	sampleFigures: "Sample figures",
	counts: "Counts",
	base: "Base",
	period: "Period",
	source: "Source",
	chartOf: "Chart of {title}; its numbers are in the table",
	span: "{before} to {after} {unit}",
	askForReference: "Ask us for a call with {name}",
	pause: "Pause<hidden> {label}</hidden>",
	listPages: "Pages of the list",
	page: "Page {page}",
	pageOf: "{list}, page {page}",
	before: "Before",
	more: "More",
	citiesBefore: "The cities before",
	moreCities: "More cities",
	orAskOnWhatsApp: "or ask on WhatsApp",
	closeMessage: "Close the message",
});
