import * as z from "zod/mini";
import { cleanLine } from "#app/platform/clean-text.ts";
import { toDayStart } from "#app/platform/dates.server.ts";

export const VIEWS = ["unanswered", "mine", "waiting", "snoozed", "all", "spam"] as const;
export type InboxView = (typeof VIEWS)[number];

/** The filter of an inbox by its address's query, so that a bookmark is a saved view. */
export type InboxFilter = {
	view: InboxView;
	/** The search text: words, a name, an e-mail address or a phone number. */
	q: string;
	/** The slug of a service; the city's follows. */
	service: string;
	city: string;
	source: string;
	/** The id of a person. */
	owner: string;
	/** The first day: 2026-11-21. */
	since: string;
	/** The number of the page, from 1. */
	page: number;
};

/** The greatest length of a search text; a longer one is ignored rather than cut. */
export const MAX_WORDS_LENGTH = 200;
const daySchema = z.iso.date();

/** Parses a filter; unknown values are ignored. */
export function parseInboxFilter(query: URLSearchParams): InboxFilter {
	// The text is cleaned as the fields of an enquiry are; PostgreSQL accepts no NUL.
	const clean = (text: string) => cleanLine(text.replaceAll(/\p{Cc}/gu, " "));
	const get = (name: string) => clean(query.get(name) ?? "");
	const page = Number(get("page"));
	const since = get("since");
	return {
		view: VIEWS.find((view) => view === get("view")) ?? "unanswered",
		q: get("q"),
		service: get("service"),
		city: get("city"),
		source: get("source"),
		owner: get("owner"),
		since: daySchema.safeParse(since).data ?? "",
		page: Number.isInteger(page) && page > 0 ? Math.min(page, 10_000) : 1,
	};
}

/** Returns the query of the filter with some parts changed; default values are left out. */
export function toInboxQuery(filter: InboxFilter, change: Partial<InboxFilter> = {}): string {
	const { view, page, ...texts } = { ...filter, ...change };
	const query = new URLSearchParams();
	if (view !== "unanswered") query.set("view", view);
	for (const [name, text] of Object.entries(texts)) if (text) query.set(name, text);
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `?${query}` : "";
}

/** Returns the filter's first day as an instant (ISO 8601); null without one. */
export function getSince({ since }: InboxFilter): string | null {
	return since ? toDayStart(since) : null;
}
