import {
	type InboxFilter,
	type InboxView,
	toInboxQuery,
	VIEWS,
} from "#app/desk/search/inbox-filter.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";

export function Views({
	filter,
	counts,
}: {
	filter: InboxFilter;
	counts: Record<InboxView, number>;
}) {
	return (
		<nav
			aria-label={t("views")}
			data-views=""
			className="desk-links flex gap-x-4 border-line border-b max-md:mr-11 sm:gap-x-5"
		>
			{VIEWS.map((view) => (
				<a
					key={view}
					href={`/desk${toInboxQuery(filter, { view, page: 1 })}`}
					aria-current={view === filter.view && !filter.isEverywhere ? "page" : undefined}
				>
					{t(view)} <span className="text-fine text-ink-soft">{counts[view]}</span>
				</a>
			))}
		</nav>
	);
}
