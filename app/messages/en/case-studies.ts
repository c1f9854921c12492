import { defineMessages } from "../define-messages.ts";

/** The messages of the case studies. */
export const t = defineMessages("case-studies", {
	services: "{count, plural, one {Service} other {Services}}",
	industry: "Industry",
	filters: "Case studies by service and industry",
	wholeList: "Whole list",
	all: "All case studies",
	found: "{count, plural, one {# case study: {name}.} other {# case studies: {name}.}}",
	showAll: "Show all case studies",
	samples: "Sample case studies",
	fanNote: "The figure before the work counts as 100. The axis begins at zero.",
	barNote: "Each measure on an axis of its own, from zero.",
	riseNote: "Each measure on an axis of its own, from zero to the upper line.",
	before: "Before",
	after: "After",
	change: "Change",
	measure: "Measure",
	newFigure: "new",
	figuresOf: "Figures of {title}, before and after",
	howWeCount: "How we count<hidden> in {title}</hidden>",
});
