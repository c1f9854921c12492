import { type InboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import type { Group } from "#app/desk/store/find-groups.ts";
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
				{isNear &&
					count > 0 &&
					` Nothing has exactly these words: ${count === 1 ? "this comes" : "these come"} near.`}
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
								{enquiries.length} of {count} are shown: see the rest
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
	return (
		<p className="mt-3 text-ink-soft">
			Only this view was searched. <a href={everywhere}>Search everything</a>
			{count > 0 && ` (${count} found)`}
		</p>
	);
}

function describeCount({ q }: InboxFilter, count: number): string {
	const where = "in all views, answers, notes and files, spam included";
	if (count === 0)
		return `Nothing was found for “${q}”, ${where}. Try fewer words, or a part of the number.`;
	return `${count === 1 ? "1 enquiry" : `${count} enquiries`} found for “${q}”, ${where}.`;
}
