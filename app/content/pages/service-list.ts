import { toServiceListText } from "../page-text/services.ts";
import { servicesPageSchema } from "../schemas/pages.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { listNames, toTitleEntry } from "./search-entry.ts";

export const text = { services: servicesPageSchema };

export const pages: PageFamily = {
	routes: ["/services"],
	optional: null,
	list: (content) => {
		const {
			pages: { services: page },
			services,
		} = content;
		return [
			toSinglePage("/services", "pages/services.yaml", {
				updated: page.updated,
				text: () => toServiceListText(content),
				search: () => toTitleEntry(page, ...listNames("services")),
				card: () => ({
					composition: "kites",
					title: page.title,
					note: page.subtitle,
					paper: "cotton",
					kites: services.map((service) => ({ service })),
				}),
			}),
		];
	},
	listSamples: null,
};
