import { expect, it } from "vitest";
import type { Page } from "#app/content/pages/page.ts";
import { listChangedPaths } from "./list-changed-paths.ts";

function toPages(...pages: (Pick<Page, "path" | "file"> & Partial<Page>)[]) {
	const none = { text: null, search: null, card: null };
	const rest = { template: "", updated: undefined, listedAs: null, ...none };
	return new Map(pages.map((page): [string, Page] => [page.path, { ...rest, ...page }]));
}

const SEO = { path: "/services/seo", file: "services/seo.yaml" };
const IN_CITY = { path: "/services/seo/mumbai", file: "cities/mumbai/services/seo.yaml" };
const LIST = { path: "/services/seo/locations", file: null };
const HIDDEN = { path: "/thanks", file: "pages/own/thanks.md", isUnlisted: true };
const NEW = { path: "/services/ads", file: "services/ads.yaml" };

const list = (before: (typeof SEO)[], after: (typeof SEO)[], ...files: string[]) =>
	listChangedPaths({
		before: toPages(LIST, ...before),
		after: toPages(LIST, ...after),
		files: new Set(files),
		isIndexable: (path) => path !== IN_CITY.path,
	});

it("are those of the files that were published, and no others", () => {
	expect(list([SEO, NEW], [SEO, NEW], "services/seo.yaml", "site.yaml")).toEqual([SEO.path]);
});

it("are also those that are new or gone, whichever file made them so", () => {
	expect(list([SEO], [SEO, NEW], "site.yaml")).toEqual([NEW.path]);
	expect(list([SEO, NEW], [SEO], "site.yaml")).toEqual([NEW.path]);
});

it("are none that search engines do not list", () => {
	expect(list([IN_CITY, HIDDEN], [IN_CITY, HIDDEN], IN_CITY.file, HIDDEN.file)).toEqual([]);
	expect(list([HIDDEN], [], HIDDEN.file)).toEqual([]);
});
