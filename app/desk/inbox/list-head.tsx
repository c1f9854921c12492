import { getContent } from "#app/content/content.server.ts";
import { type InboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";

/** Renders the link that ticks all rows, which needs no JavaScript, and what the times of the rows count. */
export function ListHead({ filter, isTicked }: { filter: InboxFilter; isTicked: boolean }) {
	const { desk, site } = getContent();
	const query = toInboxQuery(filter);
	const address = `/desk${query}${query ? "&" : "?"}tick=all`;
	return (
		<p className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b text-fine text-ink-soft">
			<a
				className="py-2"
				href={isTicked ? `/desk${query}` : address}
				data-ticks-all={t("tickAll")}
				data-ticks-none={t("tickNone")}
			>
				{t(isTicked ? "tickNone" : "tickAll")}
			</a>
			{filter.view === "unanswered" && (
				<span className="pb-2 max-sm:sr-only">
					{site.openingHours && `${t("waitsCount")} `}
					{t("lateAfter", { minutes: desk.targetMinutes })}
				</span>
			)}
		</p>
	);
}
