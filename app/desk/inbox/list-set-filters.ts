import { getContent } from "#app/content/content.server.ts";
import { type InboxFilter, NOBODY } from "#app/desk/search/inbox-filter.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { t } from "#app/messages/en/desk-search.server.ts";
import { formatDay } from "#app/platform/dates.server.ts";

/** Lists the conditions of a filter besides its view and its words by their names, for the line that folds its fields. */
export function listSetFilters(filter: InboxFilter, staff: readonly Staff[]): string[] {
	const { services, cities } = getContent();
	const { service, city, source, owner, state, since, until } = filter;
	const nameOf = (named: readonly { slug: string; name: string }[], slug: string) =>
		named.find((each) => each.slug === slug)?.name ?? slug;
	const ownerName = owner === NOBODY ? t("nobody") : staff.find(({ id }) => id === owner)?.name;
	return [
		nameOf(services, service),
		nameOf(cities, city),
		source,
		ownerName ?? owner,
		state && STATE_NAMES[state],
		since && t("setSince", { day: formatDay(since) }),
		until && t("setUntil", { day: formatDay(until) }),
	].filter((name) => name !== "");
}
