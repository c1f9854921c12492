import { listWords } from "../page-text/list-words.ts";
import { toReasonText } from "../page-text/stories.ts";
import { whyChooseUsSchema } from "../schemas/story.ts";
import { getReasonThemes } from "../themes.ts";
import { createFolder } from "./files.ts";
import { type PageFamily, toSamples } from "./page.ts";
import { toSearchEntry } from "./search-entry.ts";

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
		whyChooseUs.map((reason) => ({
			path: `/why-choose-us/${reason.slug}`,
			file: `why-choose-us/${reason.slug}.yaml`,
			template: "reason",
			updated: reason.updated,
			listedAs: reason.title,
			text: () => toReasonText(reason),
			search: () => ({
				...toSearchEntry("reason", reason.title, reason.card),
				body: listWords(toReasonText(reason)),
			}),
			card: () => ({
				composition: "plain",
				title: reason.title,
				note: reason.card,
				paper: getReasonThemes(reason.order).strong,
			}),
		})),
	listSamples: ({ whyChooseUs }) => toSamples("why-choose-us", "reason", whyChooseUs),
};
