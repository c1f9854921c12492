import { industrySchema } from "../schemas/industry.ts";
import { toPlainCard } from "./card.ts";
import { createFolder } from "./files.ts";
import type { PageFamily } from "./page.ts";
import { listItems, toSearchEntry } from "./search-entry.ts";

export const files = { industries: createFolder("industry", "industries", industrySchema) };

export const pages: PageFamily = {
	routes: ["/industries/:industry"],
	optional: {
		name: "industries",
		words: "Industries",
		isThere: ({ industries }) => industries.length > 0,
		remove: () => ({ industries: [] }),
	},
	list: ({ industries }) =>
		industries.map((industry) => ({
			path: `/industries/${industry.slug}`,
			file: `industries/${industry.slug}.yaml`,
			template: "industry",
			updated: industry.updated,
			listedAs: industry.name,
			search: () => {
				const { name, title, card, search, rules, questions } = industry;
				return {
					...toSearchEntry("page", title, card, [name]),
					body: [
						...search.paragraphs,
						...listItems(rules),
						...questions.map(({ answer }) => answer),
					],
				};
			},
			card: () => toPlainCard(industry, "peach"),
		})),
	listSamples: null,
};
