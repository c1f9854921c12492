import { getPages } from "#app/content/content.server.ts";
import type { SearchPage } from "./search-page.ts";

/** Lists all pages except the posts, and those of a service in a city. */
export function listSearchPages(): SearchPage[] {
	return [...getPages().values()].flatMap(({ path, search }) =>
		search ? { ...search(), path } : [],
	);
}
