import { sitemapPageSchema } from "../schemas/pages.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { toTitleEntry } from "./search-entry.ts";

export const text = { sitemap: sitemapPageSchema };

export const pages: PageFamily = {
	routes: ["/sitemap"],
	optional: null,
	list: ({ pages: { sitemap } }) => [
		toSinglePage("/sitemap", "pages/sitemap.yaml", {
			updated: undefined,
			search: () => toTitleEntry(sitemap),
			card: () => toPlainCard(sitemap, "sand"),
		}),
	],
	listSamples: null,
};
