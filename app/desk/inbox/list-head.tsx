import { getContent } from "#app/content/content.server.ts";
import { type InboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";

/** Renders the link that ticks all rows, which needs no JavaScript, and what the times of the rows count. */
export function ListHead({ filter, isTicked }: { filter: InboxFilter; isTicked: boolean }) {
	const { desk, site } = getContent();
	const query = toInboxQuery(filter);
	const address = `/desk${query}${query ? "&" : "?"}tick=all`;
	return (
		<p className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b text-fine text-ink-soft">
			<a className="py-2" href={isTicked ? `/desk${query}` : address} data-ticks-all="">
				{isTicked ? "Tick none" : "Tick all of this page"}
			</a>
			{filter.view === "unanswered" && (
				<span className="pb-2 max-sm:sr-only">
					{site.openingHours && "Waits count opening hours. "}Red: longer than {desk.targetMinutes}{" "}
					minutes.
				</span>
			)}
		</p>
	);
}
