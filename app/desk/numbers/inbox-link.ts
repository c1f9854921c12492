import { type InboxFilter, parseInboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import { addDays, listDays } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import type { Period } from "#app/visits/visit-store.ts";

/** Returns the address of the enquiries behind a figure; null where the inbox has no such filter. */
export type ToInbox = (filter: Partial<InboxFilter> | null) => string | null;

/** Creates the function for enquiries that came since a day. */
export function createInboxLink(since: Day): ToInbox {
	const base = { ...parseInboxFilter(new URLSearchParams()), view: "all", since } as const;
	return (filter) => filter && `/desk${toInboxQuery(base, filter)}`;
}

export function toWeekFilter(monday: Day): Partial<InboxFilter> {
	return { since: monday, until: addDays(monday, 6) };
}

/** Returns the filter of a month (2026-11) as far as it lies in a period. */
export function toMonthFilter(month: string, { from, to }: Period): Partial<InboxFilter> {
	const days = listDays(from, to).filter((day) => day.startsWith(month));
	return { since: days[0] ?? from, until: days.at(-1) ?? to };
}
