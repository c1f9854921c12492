import { defineMessages } from "../define-messages.ts";

/** The messages of the home page. */
export const t = defineMessages("home", {
	allServices: "All services",
	allPrices: "All prices",
	samples: "Samples",
	allCases: "All case studies",
	howWeWork: "How we work",
	sampleFigures: "Sample figures",
	howWeCount: "How we count<hidden> {title}</hidden>",
	counts: "Counts",
	base: "Base",
	period: "Period",
	source: "Source",
	since: "Since {year}",
	moreArticles: "Read More Articles",
	loadingArticles: "Loading the articles",
});
