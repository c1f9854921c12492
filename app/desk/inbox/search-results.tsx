import type { ReactNode } from "react";
import { type InboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import type { Group } from "#app/desk/store/find-groups.ts";
import { t } from "#app/messages/en/desk-search.server.ts";
import { EnquiryList, type EnquiryListProps } from "./enquiry-list.tsx";

type SearchResultsProps = Omit<EnquiryListProps, "enquiries"> & {
	groups: readonly Group[];
	isNear: boolean;
};

/** Renders what a search has found in every view, by view. */
export function SearchResults({ groups, isNear, ...props }: SearchResultsProps) {
	const { filter } = props;
	const count = groups.reduce((sum, group) => sum + group.count, 0);
	return (
		<>
			<p role="status" className="mt-3">
				{describeCount(filter, count)}
				{isNear && count > 0 && ` ${t("isNear", { count })}`}
			</p>
			{groups.map(({ view, name, count, enquiries }) => (
				<section key={view} className="mt-6">
					<h2 className="border-line-strong border-b-2 pb-1 font-bold">
						<a href={`/desk${toInboxQuery(filter, { view, page: 1 })}`}>
							{name} <span className="text-fine text-ink-soft">{count}</span>
						</a>
					</h2>
					<EnquiryList
						{...props}
						enquiries={enquiries}
						filter={{ ...filter, view, isEverywhere: false, isFromSearch: true }}
					/>
					{count > enquiries.length && (
						<p className="mt-2">
							<a href={`/desk${toInboxQuery(filter, { view, page: 1 })}`}>
								{t("seeRest", { shown: String(enquiries.length), count: String(count) })}
							</a>
						</p>
					)}
				</section>
			))}
		</>
	);
}

/** Renders where else a search within one view finds something. */
export function FoundElsewhere({ filter, count }: { filter: InboxFilter; count: number }) {
	const everywhere = `/desk${toInboxQuery({ ...filter, isEverywhere: true }, { page: 1 })}`;
	const link = (text: ReactNode) => (
		<a key="link" href={everywhere}>
			{text}
		</a>
	);
	return (
		<p className="mt-3 text-ink-soft">
			{count > 0
				? t("onlyThisViewCount", { count: String(count), link })
				: t("onlyThisView", { link })}
		</p>
	);
}

function describeCount({ q }: InboxFilter, count: number): string {
	return count === 0 ? t("nothingFound", { query: q }) : t("found", { count, query: q });
}
