import { whyChooseUsSchema } from "../schemas/story.ts";
import { getReasonThemes } from "../themes.ts";
import { createFolder } from "./files.ts";
import { type PageFamily, toSamples } from "./page.ts";
import { listItems, listTexts, toSearchEntry } from "./search-entry.ts";

export const files = {
	whyChooseUs: createFolder("why-choose-us", "why-choose-us", whyChooseUsSchema),
};

export const pages: PageFamily = {
	routes: ["/why-choose-us/:reason"],
	optional: {
		name: "reasons",
		words: "Reasons to choose you",
		isThere: ({ whyChooseUs }) => whyChooseUs.length > 0,
		remove: () => ({ whyChooseUs: [] }),
	},
	list: ({ whyChooseUs }) =>
		whyChooseUs.map(({ slug, title, card, order, updated, subtitle, sections, practices }) => ({
			path: `/why-choose-us/${slug}`,
			file: `why-choose-us/${slug}.yaml`,
			template: "reason",
			updated,
			listedAs: title,
			search: () => ({
				...toSearchEntry("reason", title, card),
				body: [subtitle, ...listTexts(sections), ...listItems(practices)],
			}),
			card: () => ({
				composition: "plain",
				title,
				note: card,
				paper: getReasonThemes(order).strong,
			}),
		})),
	listSamples: ({ whyChooseUs }) => toSamples("why-choose-us", "reason", whyChooseUs),
};
