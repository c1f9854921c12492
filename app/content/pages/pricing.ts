import { listWords } from "../page-text/list-words.ts";
import { toPricingText } from "../page-text/offer.ts";
import { pricingSchema } from "../schemas/offer.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { listNames, toTitleEntry } from "./search-entry.ts";

export const ownText = { pricing: pricingSchema };

export const pages: PageFamily = {
	routes: ["/pricing"],
	optional: {
		name: "pricing",
		words: "Prices",
		paths: /^\/pricing$/,
		isThere: ({ pages }) => pages.pricing !== undefined,
		remove: ({ pages }) => ({ pages: { ...pages, pricing: undefined } }),
	},
	list: (content) => {
		const {
			pages: { pricing },
		} = content;
		return pricing
			? [
					toSinglePage("/pricing", "pages/pricing.yaml", {
						updated: pricing.updated,
						text: () => toPricingText(pricing, content),
						search: () => ({
							...toTitleEntry(pricing, ...listNames("pricing")),
							body: listWords(toPricingText(pricing, content)),
						}),
						card: () => toPlainCard(pricing, "marigold"),
					}),
				]
			: [];
	},
	listSamples: ({ pages }) => [["pages/pricing.yaml", "prices", pages.pricing]],
};
