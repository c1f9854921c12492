import { hasFamilyOf } from "./families.ts";
import type { Page, ShownOptions } from "./pages/page.ts";
import { PAGES } from "./pages/registry.ts";
import type { SiteContent } from "./types.ts";

/** Lists every page of the content by its path, in the order of sitemap.xml; posts of a content API are not among them. */
export function listPages(content: SiteContent, options: ShownOptions): Map<string, Page> {
	const pages = PAGES.flatMap(({ list }) => list(content));
	const shown = pages.filter(({ path }) => hasFamilyOf(path, content, options));
	return new Map(shown.map((page) => [page.path, page]));
}
