import { t } from "#app/messages/en/search-names.server.ts";
import type { CitySummary } from "../city-summary.ts";
import type { Service } from "../types.ts";

/** The kinds of pages that a list of results names. */
export type ResultKind =
	| "service"
	| "subService"
	| "city"
	| "district"
	| "localService"
	| "case"
	| "post"
	| "reason"
	| "tool"
	| "page";

/** What the search finds a page by, and what a list of results says of it. */
export type SearchEntry = {
	kind: ResultKind;
	name: string;
	/** Other names by which it is found. */
	also: readonly string[];
	/** The name of what the page belongs to, or lies in. */
	where: string | null;
	/** The text of the page in a list. */
	text: string;
	/** The address of the drawing beside it. */
	kite?: string | null;
	body: readonly string[];
	/** The city of a city's or a district's page. */
	city?: CitySummary;
	/** The service of the page of a service or of its part. */
	service?: Service;
};

/** Lists the other names by which a page is found, in the language of the request. */
export function listNames(page: Parameters<typeof t>[0]): string[] {
	return t(page).split(", ");
}

/** Returns an entry with the name and the text of a page; what else it is found by is added. */
export function toSearchEntry(
	kind: ResultKind,
	name: string,
	text: string,
	also: readonly string[] = [],
): SearchEntry {
	return { kind, name, also, where: null, text, kite: null, body: [] };
}

/** Returns the entry of a page that is found by its title, and by its name in the navigation. */
export function toTitleEntry(
	page: { title: string; description: string },
	...also: string[]
): SearchEntry {
	return toSearchEntry("page", page.title, page.description, also);
}
