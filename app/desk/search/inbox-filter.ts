import * as z from "zod/mini";
import { ENQUIRY_STATES } from "#app/enquiries/enquiry-table.ts";
import { cleanLine } from "#app/platform/clean-text.ts";
import { addDays, toDayStart } from "#app/platform/dates.server.ts";
import { daySchema } from "#app/platform/day.ts";
import { integer, text, toFields } from "#app/platform/http/form-fields.ts";

export const VIEWS = [
	"unanswered",
	"mine",
	"waiting",
	"calls",
	"snoozed",
	"won",
	"lost",
	"all",
	"spam",
] as const;
export type InboxView = (typeof VIEWS)[number];

/** The greatest length of a search text; a longer one is ignored rather than cut. */
export const MAX_QUERY_LENGTH = 200;
const MAX_PAGE = 10_000;
/** The value of the filter for enquiries without an owner. */
export const NOBODY = "nobody";
/** The parameter of an enquiry's page, and its value, where a search in every view has found it. */
const FROM = "from";
const SEARCH = "search";

/** The text is cleaned as the fields of an enquiry are; PostgreSQL accepts no NUL. */
const line = z.pipe(
	text,
	z.transform((typed) => cleanLine(typed.replaceAll("\n", " "))),
);
/** A day; empty for none. */
const day = z.catch(z.pipe(line, z.union([daySchema, z.literal("")])), "");

const filterFields = z.object({
	view: z.catch(z.pipe(line, z.enum([...VIEWS, ""])), ""),
	/** The search text: words, a name, an e-mail address or a phone number. */
	q: line,
	/** The slug of a service; the city's follows. */
	service: line,
	city: line,
	source: line,
	state: z.catch(z.pipe(line, z.enum([...ENQUIRY_STATES, ""])), ""),
	/** The id of a person, or `nobody` for enquiries without an owner. */
	owner: line,
	/** The first and the last day of arrival. */
	since: day,
	until: day,
	/** The number of the page, from 1. */
	page: z.pipe(
		integer(1, 1),
		z.transform((page) => Math.min(page, MAX_PAGE)),
	),
	[FROM]: line,
});

/** The filter of an inbox by its address's query, so that a bookmark is a saved view. */
export type InboxFilter = Omit<z.infer<typeof filterFields>, "view" | typeof FROM> & {
	view: InboxView;
	/** True if the words are searched for in every view. */
	isEverywhere: boolean;
	/** True on the page of an enquiry that a search in every view has found: back is to all that it found. */
	isFromSearch: boolean;
};

/** Parses a filter; unknown values are ignored. */
export function parseInboxFilter(query: URLSearchParams): InboxFilter {
	const { view, from, ...filter } = filterFields.parse(toFields(query));
	return {
		...filter,
		view: view || "unanswered",
		isEverywhere: !view && filter.q !== "",
		isFromSearch: from === SEARCH && filter.q !== "",
	};
}

/** Returns the query of the filter with some parts changed; default values are left out. */
export function toInboxQuery(filter: InboxFilter, change: Partial<InboxFilter> = {}): string {
	const { view, page, isEverywhere, isFromSearch, ...texts } = {
		...filter,
		...(change.view && { isEverywhere: false }),
		...change,
	};
	const query = new URLSearchParams();
	if (!isEverywhere && (view !== "unanswered" || texts.q)) query.set("view", view);
	for (const [name, text] of Object.entries(texts)) if (text) query.set(name, text);
	if (page > 1) query.set("page", String(page));
	if (isFromSearch && texts.q) query.set(FROM, SEARCH);
	return query.size > 0 ? `?${query}` : "";
}

/** Returns the bounds of the filter's days as instants (ISO 8601), the end excluded; null where there is none. */
export function getPeriod({ since, until }: InboxFilter) {
	return {
		from: since ? toDayStart(since) : null,
		to: until ? toDayStart(addDays(until, 1)) : null,
	};
}

/** Returns whether the filter has conditions besides its view and its words. */
export function isNarrowed({ service, city, source, state, owner, since, until }: InboxFilter) {
	return Boolean(service || city || source || state || owner || since || until);
}
