import * as z from "zod/mini";
import { cleanLine } from "#app/platform/clean-text.ts";
import { toDayStart } from "#app/platform/dates.server.ts";

export const VIEWS = ["unanswered", "mine", "waiting", "snoozed", "all", "spam"] as const;
export type InboxView = (typeof VIEWS)[number];

/** What the query of an inbox's address says, so that a bookmark is a saved view. */
export type InboxFilter = {
	view: InboxView;
	/** Words, a name, an e-mail address or a phone number. */
	q: string;
	/** Slugs. */
	service: string;
	city: string;
	source: string;
	/** Id of a person. */
	owner: string;
	/** The first day, as 2026-11-21. */
	since: string;
	/** From 1. */
	page: number;
};

/** What is longer is not searched for, and not cut. */
export const MAX_WORDS_LENGTH = 200;
const daySchema = z.iso.date();

/** Unknown values count as none. */
export function parseInboxFilter(query: URLSearchParams): InboxFilter {
	// As the fields of an enquiry are stored; PostgreSQL takes no NUL.
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

/** The query of the filter with some parts changed; what is a default is left out. */
export function toInboxQuery(filter: InboxFilter, change: Partial<InboxFilter> = {}): string {
	const { view, page, ...texts } = { ...filter, ...change };
	const query = new URLSearchParams();
	if (view !== "unanswered") query.set("view", view);
	for (const [name, text] of Object.entries(texts)) if (text) query.set(name, text);
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `?${query}` : "";
}

/** The filter's first day as an instant (ISO 8601); null without one. */
export function getSince({ since }: InboxFilter): string | null {
	return since ? toDayStart(since) : null;
}
