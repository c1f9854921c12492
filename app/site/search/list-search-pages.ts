import { getContent, getPages } from "#app/content/content.server.ts";
import { findGivenName } from "#app/seo/page-names.ts";
import type { SearchPage } from "./search-page.ts";

/** Lists all pages except the posts, and those of a service in a city. */
export function listSearchPages(): SearchPage[] {
	return [...getPages().values()].flatMap(({ path, search }) =>
		search ? addGivenName({ ...search(), path }) : [],
	);
}

/** Adds the name that the agency's navigation gives the page to those by which it is found. */
function addGivenName(page: SearchPage): SearchPage {
	const given = findGivenName(page.path, getContent().navigation);
	return given ? { ...page, also: [...page.also, given] } : page;
}
