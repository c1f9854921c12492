import { listWords } from "../page-text/list-words.ts";
import { toIndustryText } from "../page-text/offer.ts";
import { industrySchema } from "../schemas/industry.ts";
import { toPlainCard } from "./card.ts";
import { createFolder } from "./files.ts";
import type { PageFamily } from "./page.ts";
import { toSearchEntry } from "./search-entry.ts";

export const files = { industries: createFolder("industry", "industries", industrySchema) };

export const pages: PageFamily = {
	routes: ["/industries/:industry"],
	optional: {
		name: "industries",
		words: "Industries",
		isThere: ({ industries }) => industries.length > 0,
		remove: () => ({ industries: [] }),
	},
	list: (content) => {
		const { industries } = content;
		return industries.map((industry) => ({
			path: `/industries/${industry.slug}`,
			file: `industries/${industry.slug}.yaml`,
			template: "industry",
			updated: industry.updated,
			listedAs: industry.name,
			text: () => toIndustryText(industry, content),
			search: () => ({
				...toSearchEntry("page", industry.title, industry.card, [industry.name]),
				body: listWords(toIndustryText(industry, content)),
			}),
			card: () => toPlainCard(industry, "peach"),
		}));
	},
	listSamples: null,
};
