import { listWords } from "../page-text/list-words.ts";
import { toHowWeWorkText } from "../page-text/offer.ts";
import { howWeWorkSchema } from "../schemas/offer.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { listNames, toTitleEntry } from "./search-entry.ts";

export const ownText = { howWeWork: howWeWorkSchema };

export const pages: PageFamily = {
	routes: ["/how-we-work"],
	optional: {
		name: "howWeWork",
		words: { title: "How we work", description: "With its documents" },
		paths: /^\/how-we-work$/,
		isThere: ({ pages }) => pages.howWeWork !== undefined,
		remove: ({ pages }) => ({ pages: { ...pages, howWeWork: undefined }, documents: [] }),
	},
	list: (content) => {
		const {
			pages: { howWeWork },
		} = content;
		return howWeWork
			? [
					toSinglePage("/how-we-work", "pages/how-we-work.yaml", {
						updated: howWeWork.updated,
						text: () => toHowWeWorkText(howWeWork, content),
						search: () => ({
							...toTitleEntry(howWeWork, ...listNames("howWeWork")),
							body: listWords(toHowWeWorkText(howWeWork, content)),
						}),
						card: () => toPlainCard(howWeWork, "aqua"),
					}),
				]
			: [];
	},
	listSamples: null,
};
