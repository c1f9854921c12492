import { toAboutText } from "../page-text/agency.ts";
import { listWords } from "../page-text/list-words.ts";
import { aboutSchema } from "../schemas/pages.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { listNames, toTitleEntry } from "./search-entry.ts";

export const text = { about: aboutSchema };

export const pages: PageFamily = {
	routes: ["/about"],
	optional: null,
	list: (content) => {
		const {
			pages: { about },
		} = content;
		return [
			toSinglePage("/about", "pages/about.yaml", {
				updated: about.updated,
				text: () => toAboutText(content),
				search: () => ({
					...toTitleEntry(about, ...listNames("about")),
					body: listWords(toAboutText(content)),
				}),
				card: () => toPlainCard(about, "sand"),
			}),
		];
	},
	listSamples: ({ pages }) => [["pages/about.yaml", "story", pages.about]],
};
