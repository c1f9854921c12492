import type { ReactNode } from "react";
import { getContent } from "#app/content/content.server.ts";
import { type InboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";

type ListHeadProps = {
	filter: InboxFilter;
	isTicked: boolean;
	/** True if there are rows below. */
	hasRows: boolean;
	/** The line that says what came meanwhile. */
	children: ReactNode;
};

/**
 * Renders the link that ticks all rows, which needs no JavaScript, the place for what came meanwhile, so that nothing moves,
 * and what the times of the rows count.
 */
export function ListHead({ filter, isTicked, hasRows, children }: ListHeadProps) {
	const { desk, site } = getContent();
	const query = toInboxQuery(filter);
	const address = `/desk${query}${query ? "&" : "?"}tick=all`;
	return (
		<div className="flex min-h-10 flex-wrap items-baseline gap-x-6 border-line border-b text-fine text-ink-soft">
			{hasRows && (
				<a
					className="py-2"
					href={isTicked ? `/desk${query}` : address}
					data-ticks-all={t("tickAll")}
					data-ticks-none={t("tickNone")}
				>
					{t(isTicked ? "tickNone" : "tickAll")}
				</a>
			)}
			{children}
			{hasRows && filter.view === "unanswered" && (
				<span className="ml-auto pb-2 max-md:sr-only">
					{site.openingHours && `${t("waitsCount")} `}
					{t("lateAfter", { minutes: desk.targetMinutes })}
				</span>
			)}
		</div>
	);
}
