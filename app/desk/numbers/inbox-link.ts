import {
	type InboxFilter,
	NOBODY,
	parseInboxFilter,
	toInboxQuery,
} from "#app/desk/search/inbox-filter.ts";
import { addDays } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";

/** Returns the address of the enquiries behind a figure; null where the inbox has no such filter. */
export type ToInbox = (filter: Partial<InboxFilter> | null) => string | null;

const UNANSWERED = parseInboxFilter(new URLSearchParams());

/** Creates the function for enquiries that came since a day. */
export function createInboxLink(since: Day): ToInbox {
	const base = { ...UNANSWERED, view: "all", since } as const;
	return (filter) => filter && `/desk${toInboxQuery(base, filter)}`;
}

export function toWeekFilter(monday: Day): Partial<InboxFilter> {
	return { since: monday, until: addDays(monday, 6) };
}

/** Returns the address of what waits for the agency, of one owner, or of nobody. */
export function toUnansweredOf(ownerId: string): string {
	return `/desk${toInboxQuery(UNANSWERED, { owner: ownerId || NOBODY })}`;
}
