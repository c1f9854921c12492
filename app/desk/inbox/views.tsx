import {
	type InboxFilter,
	type InboxView,
	toInboxQuery,
	VIEWS,
} from "#app/desk/search/inbox-filter.ts";

const NAMES: Record<InboxView, string> = {
	unanswered: "Unanswered",
	mine: "Mine",
	waiting: "Waiting",
	calls: "Call booked",
	snoozed: "Snoozed",
	won: "Won",
	lost: "Lost",
	all: "All",
	spam: "Spam",
};

export function Views({
	filter,
	counts,
}: {
	filter: InboxFilter;
	counts: Record<InboxView, number>;
}) {
	return (
		<nav
			aria-label="Views"
			className="desk-links grid grid-cols-[auto_auto_auto] gap-x-3 border-line border-b sm:flex sm:gap-x-5"
		>
			{VIEWS.map((view) => (
				<a
					key={view}
					href={`/desk${toInboxQuery(filter, { view, page: 1 })}`}
					aria-current={view === filter.view && !filter.isEverywhere ? "page" : undefined}
				>
					{NAMES[view]} <span className="text-fine text-ink-soft">{counts[view]}</span>
				</a>
			))}
		</nav>
	);
}
