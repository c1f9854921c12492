import { toHomeText } from "../page-text/agency.ts";
import { listWords } from "../page-text/list-words.ts";
import { homeSchema } from "../schemas/pages.ts";
import { type PageFamily, type Sample, toSinglePage } from "./page.ts";
import { listNames, toTitleEntry } from "./search-entry.ts";

export const text = { home: homeSchema };

export const pages: PageFamily = {
	routes: ["/"],
	optional: null,
	list: (content) => {
		const {
			pages: { home },
			site,
		} = content;
		return [
			toSinglePage("/", "pages/home.yaml", {
				updated: home.updated,
				text: async ({ loadPosts }) => toHomeText(content, await loadPosts()),
				search: () => ({
					...toTitleEntry(home, ...listNames("home"), site.name),
					body: listWords(toHomeText(content, [])),
				}),
				card: () => {
					const { title, accent } = home.hero;
					return {
						composition: "plain",
						title: `${title} ${accent}`,
						hasHero: true,
						paper: "aqua",
					};
				},
			}),
		];
	},
	listSamples: ({ pages: { home } }) => {
		const file = "pages/home.yaml";
		return [
			[file, "clients", home.clients],
			[file, "testimonials", home.testimonials?.items],
			[file, "figures", home.awards?.stats],
		] satisfies Sample[];
	},
};
