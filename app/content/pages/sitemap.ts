import { toSitemapText } from "../page-text/plain-pages.ts";
import { sitemapPageSchema } from "../schemas/pages.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { toTitleEntry } from "./search-entry.ts";

export const text = { sitemap: sitemapPageSchema };

export const pages: PageFamily = {
	routes: ["/sitemap"],
	optional: null,
	list: (content) => {
		const {
			pages: { sitemap },
		} = content;
		return [
			toSinglePage("/sitemap", "pages/sitemap.yaml", {
				updated: undefined,
				text: async ({ loadPosts }) => toSitemapText(content, await loadPosts()),
				search: () => toTitleEntry(sitemap),
				card: () => toPlainCard(sitemap, "sand"),
			}),
		];
	},
	listSamples: null,
};
