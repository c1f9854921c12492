import type { PostSummary } from "#app/blog/post.ts";
import type { CityEntry } from "#app/content/cities/city-entry.ts";
import type { Service } from "#app/content/types.ts";

export type Kind =
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

/** A page or a post as the search finds and shows it. */
export type SitePage = {
	kind: Kind;
	name: string;
	/** Other names that people use for it. */
	also: readonly string[];
	/** What it belongs to, or lies in. */
	where: string | null;
	path: string;
	/** Address of its kite, where it has one. */
	kite: string | null;
	/** What a list says of it. */
	text: string;
	/** The words of the page itself. */
	body: readonly string[];
	/** Of a city and its districts. */
	city?: CityEntry;
	/** Of a service and its parts. */
	service?: Service;
	post?: PostSummary;
};
