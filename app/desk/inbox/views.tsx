import type { SavedViewRow } from "#app/database/tables.ts";
import {
	type InboxFilter,
	type InboxView,
	toInboxQuery,
	VIEWS,
} from "#app/desk/search/inbox-filter.ts";
import { MAX_SAVED_COUNT } from "#app/desk/store/count-views.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";

type ViewsProps = {
	filter: InboxFilter;
	/** What the links to the standing views keep: the filter, or none while a saved view is shown. */
	kept: InboxFilter;
	counts: Record<InboxView, number>;
	/** The views that people saved and the reader sees, and the one that the filter is. */
	views: readonly SavedViewRow[];
	saved: SavedViewRow | undefined;
	/** The numbers of the saved views, by their ids. */
	savedCounts: ReadonlyMap<string, number>;
};

export function Views({ filter, kept, counts, views, saved, savedCounts }: ViewsProps) {
	return (
		<nav
			aria-label={t("views")}
			data-views=""
			className="desk-links desk-views flex gap-x-4 border-line border-b sm:gap-x-5"
		>
			{VIEWS.map((view) => (
				<a
					key={view}
					href={`/desk${toInboxQuery(kept, { view, page: 1 })}`}
					aria-current={view === filter.view && !filter.isEverywhere && !saved ? "page" : undefined}
				>
					{t(view)} <span className="text-fine text-ink-soft">{counts[view]}</span>
				</a>
			))}
			{views.map(({ id, name, query }) => (
				<a key={id} href={`/desk${query}`} aria-current={id === saved?.id ? "page" : undefined}>
					{name} <span className="text-fine text-ink-soft">{formatCount(savedCounts.get(id))}</span>
				</a>
			))}
		</nav>
	);
}

function formatCount(count: number | undefined): string | undefined {
	return count && count > MAX_SAVED_COUNT ? `${MAX_SAVED_COUNT}+` : count?.toString();
}
