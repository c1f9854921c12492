import { aboutSchema } from "../schemas/pages.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { listNames, toTitleEntry } from "./search-entry.ts";

export const text = { about: aboutSchema };

export const pages: PageFamily = {
	routes: ["/about"],
	optional: null,
	list: ({ pages: { about } }) => [
		toSinglePage("/about", "pages/about.yaml", {
			updated: about.updated,
			search: () => ({
				...toTitleEntry(about, ...listNames("about")),
				body: [...about.story.paragraphs, ...(about.values?.items ?? []).map(({ text }) => text)],
			}),
			card: () => toPlainCard(about, "sand"),
		}),
	],
	listSamples: ({ pages }) => [["pages/about.yaml", "story", pages.about]],
};
