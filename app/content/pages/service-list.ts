import { servicesPageSchema } from "../schemas/pages.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { listNames, toTitleEntry } from "./search-entry.ts";

export const text = { services: servicesPageSchema };

export const pages: PageFamily = {
	routes: ["/services"],
	optional: null,
	list: ({ pages: { services: page }, services }) => [
		toSinglePage("/services", "pages/services.yaml", {
			updated: page.updated,
			search: () => toTitleEntry(page, ...listNames("services")),
			card: () => ({
				composition: "kites",
				title: page.title,
				note: page.subtitle,
				paper: "cotton",
				kites: services.map((service) => ({ service })),
			}),
		}),
	],
	listSamples: null,
};
