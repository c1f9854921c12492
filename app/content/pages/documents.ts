import { toDocumentText } from "../page-text/offer.ts";
import { documentSchema } from "../schemas/document.ts";
import { toPlainCard } from "./card.ts";
import { createFolder } from "./files.ts";
import { type PageFamily, toSamples } from "./page.ts";
import { toSearchEntry } from "./search-entry.ts";

const { kinds, parse } = createFolder("document", "documents", documentSchema);

export const files = {
	documents: { kinds: kinds.map((kind) => ({ ...kind, hasTemplate: false })), parse },
};

export const pages: PageFamily = {
	routes: ["/how-we-work/:document"],
	// They go with the page of how the agency works.
	optional: null,
	list: (content) => {
		const { documents } = content;
		return documents.map((document) => ({
			path: `/how-we-work/${document.slug}`,
			file: `documents/${document.slug}.yaml`,
			template: "document",
			updated: document.updated,
			listedAs: document.name,
			text: () => toDocumentText(document, content),
			search: () => toSearchEntry("page", document.name, document.card),
			card: () => toPlainCard(document, "aqua"),
		}));
	},
	listSamples: ({ documents }) => toSamples("documents", "document", documents),
};
