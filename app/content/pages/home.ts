import { homeSchema } from "../schemas/pages.ts";
import { type PageFamily, type Sample, toSinglePage } from "./page.ts";
import { listNames, toTitleEntry } from "./search-entry.ts";

export const text = { home: homeSchema };

export const pages: PageFamily = {
	routes: ["/"],
	optional: null,
	list: ({ pages: { home }, site }) => [
		toSinglePage("/", "pages/home.yaml", {
			updated: home.updated,
			search: () => ({
				...toTitleEntry(home, ...listNames("home"), site.name),
				body: [home.hero.text],
			}),
			card: () => {
				const { title, accent } = home.hero;
				return { composition: "plain", title: `${title} ${accent}`, hasHero: true, paper: "aqua" };
			},
		}),
	],
	listSamples: ({ pages: { home } }) => {
		const file = "pages/home.yaml";
		return [
			[file, "clients", home.clients],
			[file, "testimonials", home.testimonials?.items],
			[file, "figures", home.awards?.stats],
		] satisfies Sample[];
	},
};
