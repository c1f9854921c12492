import { type InboxFilter, isNarrowed, MAX_QUERY_LENGTH } from "#app/desk/search/inbox-filter.ts";
import type { LastWords } from "#app/desk/store/last-words.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";
import { t as tSearch } from "#app/messages/en/desk-search.server.ts";
import { EnquiryRow, type RowContext } from "./enquiry-row.tsx";

export type EnquiryListProps = RowContext & {
	enquiries: readonly Enquiry[];
	/** What was said last, by the enquiry's id. */
	words: ReadonlyMap<string, LastWords>;
	/** True if all rows are ticked. */
	isTicked: boolean;
	isAnythingAnswered: boolean;
};

export function EnquiryList(props: EnquiryListProps) {
	const { enquiries, words, isTicked, isAnythingAnswered, ...context } = props;
	if (enquiries.length === 0)
		return (
			<p className="py-12 text-ink-soft">{describeNothing(context.filter, isAnythingAnswered)}</p>
		);
	return (
		<ul>
			{enquiries.map((enquiry) => {
				const said = words.get(enquiry.id);
				return (
					<li key={enquiry.id} className="flex border-line border-b">
						<label className="-ml-4 flex w-12 shrink-0 items-start justify-end py-3 pr-3">
							<input
								type="checkbox"
								name="id"
								value={enquiry.id}
								defaultChecked={isTicked}
								className="size-5"
							/>
							<span className="sr-only">{t("select", { name: enquiry.name })}</span>
						</label>
						{said && <EnquiryRow enquiry={enquiry} words={said} {...context} />}
					</li>
				);
			})}
		</ul>
	);
}

function describeNothing(filter: InboxFilter, isAnythingAnswered: boolean): string {
	const { q, view } = filter;
	if (q.length > MAX_QUERY_LENGTH)
		return tSearch("tooLong", { length: String(q.length), most: String(MAX_QUERY_LENGTH) });
	if (q || isNarrowed(filter)) return tSearch("noMatch");
	return t(view === "unanswered" && isAnythingAnswered ? "everybodyAnswered" : "nothingHere");
}
