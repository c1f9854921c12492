import { toFestivalsText } from "../page-text/festivals.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { listNames, toSearchEntry } from "./search-entry.ts";

export const pages: PageFamily = {
	routes: ["/tools/festival-calendar"],
	optional: {
		name: "calendar",
		words: "Calendar of festivals",
		paths: /^\/tools\/festival-calendar(?:\.ics|\.csv)?$/,
		isThere: ({ festivals }) => festivals !== undefined,
		remove: () => ({ festivals: undefined }),
	},
	list: ({ festivals }) =>
		festivals
			? [
					toSinglePage("/tools/festival-calendar", "calendar.yaml", {
						updated: festivals.updated,
						text: () => toFestivalsText(festivals),
						search: () => ({
							...toSearchEntry("tool", festivals.name, festivals.card, listNames("calendar")),
							body: festivals.events.map((event) => event.name),
						}),
						card: () => toPlainCard(festivals, "marigold"),
					}),
				]
			: [],
	listSamples: null,
};
