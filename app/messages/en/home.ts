import { defineMessages } from "../define-messages.ts";

/** The messages of the home page. */
export const t = defineMessages("home", {
	clientNames: "client names",
	allServices: "All services",
	allPrices: "All prices",
	samples: "Samples",
	allCaseStudies: "All case studies",
	testimonials: "testimonials",
	since: "Since {year}",
	howCounted: "How we count<hidden> {title}</hidden>",
	howWeWork: "How we work",
	moreArticles: "Read More Articles",
	loadingArticles: "Loading the articles",
});
