import { searchPageSchema } from "../schemas/search-page.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";

export const text = { search: searchPageSchema };

export const pages: PageFamily = {
	routes: ["/search"],
	optional: null,
	list: ({ pages: { search } }) => [
		{
			...toSinglePage("/search", "pages/search.yaml", {
				updated: undefined,
				// Its results are other ones for each search.
				text: null,
				search: null,
				card: () => toPlainCard(search, "peach"),
			}),
			isUnlisted: true,
		},
	],
	listSamples: null,
};
