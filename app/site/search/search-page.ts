import type { PostSummary } from "#app/blog/post.ts";
import type { CitySummary } from "#app/content/city-summary.ts";
import type { Service } from "#app/content/types.ts";

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

/** A page or a post as it is indexed and listed. */
export type SearchPage = {
	kind: ResultKind;
	name: string;
	also: readonly string[];
	/** What it belongs to, or lies in. */
	where: string | null;
	path: string;
	kite: string | null;
	/** Its text in a list. */
	text: string;
	body: readonly string[];
	/** Set for a city and its districts. */
	city?: CitySummary;
	/** Set for a service and its parts. */
	service?: Service;
	post?: PostSummary;
};
