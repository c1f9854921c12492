import { toCaseListText } from "../page-text/stories.ts";
import { caseStudiesPageSchema } from "../schemas/pages.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { toTitleEntry } from "./search-entry.ts";

export const text = { caseStudies: caseStudiesPageSchema };

export const pages: PageFamily = {
	routes: ["/case-studies"],
	optional: {
		name: "caseStudies",
		words: "Case studies",
		paths: /^\/case-studies$/,
		isThere: ({ caseStudies }) => caseStudies.length > 0,
		remove: () => ({ caseStudies: [] }),
	},
	list: (content) => {
		const {
			pages: { caseStudies: page },
			caseStudies,
		} = content;
		return [
			toSinglePage("/case-studies", "pages/case-studies.yaml", {
				updated: page.updated,
				text: () => toCaseListText(content),
				search: () => toTitleEntry(page),
				card: () => ({
					composition: "figures",
					title: page.title,
					paper: "marigold",
					cases: caseStudies.filter(({ isSample }) => !isSample),
				}),
			}),
		];
	},
	listSamples: ({ pages }) => [
		["pages/case-studies.yaml", "figures", pages.caseStudies.results?.stats],
	],
};
