/** What a result is; the reader is told. */
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

/** A page that is no place's, as the search knows it. */
export type SitePage = {
	kind: Kind;
	name: string;
	/** Other names that it is looked for by. */
	also: readonly string[];
	/** What it belongs to. */
	where: string | null;
	path: string;
	/** What a list says of it. */
	text: string;
	/** The words of the page itself. */
	body: readonly string[];
	/** The service that is meant, for "this service in that city". */
	service: string | null;
};
