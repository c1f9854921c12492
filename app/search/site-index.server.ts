import { getContent, type SiteContent } from "#app/content/content.server.ts";
import { listPages } from "./list-pages.ts";
import { createIndex, type TextIndex, toDocument } from "./text-index.ts";

export type SiteIndex = TextIndex & {
	/** Words that alone say nothing of what is looked for. */
	fillers: ReadonlySet<string>;
	services: SiteContent["services"];
};

/** Content that is loaded again is another value, and has another index. */
const indexes = new WeakMap<SiteContent, SiteIndex>();

/** The index of all pages but the posts; created at the first call. */
export function getSiteIndex(): SiteIndex {
	const content = getContent();
	const index = indexes.get(content) ?? createSiteIndex(content);
	indexes.set(content, index);
	return index;
}

export function createSiteIndex(content: SiteContent): SiteIndex {
	const fillers = new Set(content.pages.search.fillers);
	const pages = listPages(content);
	const index = createIndex();
	index.addAll(pages.map((page, id) => toDocument(page, id, fillers)));
	return { index, pages, fillers, services: content.services };
}
