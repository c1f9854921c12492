import { InvitationError } from "#app/desk/calls/invitation-error.tsx";
import {
	type InboxFilter,
	isNarrowed,
	MAX_QUERY_LENGTH,
	toInboxQuery,
} from "#app/desk/search/inbox-filter.ts";
import { type Excerpt, MarkedText } from "#app/desk/search/mark-words.tsx";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { RowFacts } from "#app/desk/store/row-facts.ts";
import { type Enquiry, isHeld } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { describeSpamReason } from "#app/enquiries/spam/describe-spam-reason.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";
import { t as tSearch } from "#app/messages/en/desk-search.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { describeWait, isUnread } from "./describe-wait.ts";

export type EnquiryListProps = {
	enquiries: readonly Enquiry[];
	filter: InboxFilter;
	staff: readonly Staff[];
	facts: RowFacts;
	/** True if all rows are ticked. */
	isTicked: boolean;
	isAnythingAnswered: boolean;
	/** The texts by which a search has found them, by the enquiry's id. */
	found?: { excerpts: ReadonlyMap<string, Excerpt>; isFound: (word: string) => boolean };
};

export function EnquiryList(props: EnquiryListProps) {
	const { enquiries, filter, staff, facts, isTicked, isAnythingAnswered, found } = props;
	if (enquiries.length === 0)
		return <p className="py-12 text-ink-soft">{describeNothing(filter, isAnythingAnswered)}</p>;
	const names = new Map(staff.map(({ id, name }) => [id, name]));
	return (
		<ul>
			{enquiries.map((enquiry) => (
				<li key={enquiry.id} className="flex border-line border-b">
					<label className="flex shrink-0 items-start py-3 pr-3">
						<input
							type="checkbox"
							name="id"
							value={enquiry.id}
							defaultChecked={isTicked}
							className="size-5"
						/>
						<span className="sr-only">{t("select", { name: enquiry.name })}</span>
					</label>
					<EnquiryLink
						enquiry={enquiry}
						filter={filter}
						owner={names.get(enquiry.owner ?? "")}
						facts={facts}
						found={found}
					/>
				</li>
			))}
		</ul>
	);
}

type EnquiryLinkProps = Pick<EnquiryListProps, "filter" | "facts" | "found"> & {
	enquiry: Enquiry;
	owner: string | undefined;
};

function EnquiryLink({ enquiry, filter, owner, facts, found }: EnquiryLinkProps) {
	const { id, name, matterId, company, message, isSample, spamReasons } = enquiry;
	const call = facts.calls.get(matterId);
	const wait = describeWait(enquiry, call);
	const isNew = isUnread(enquiry);
	const count = facts.ids.get(matterId)?.length ?? 1;
	const excerpt = found?.excerpts.get(id);
	const about = [
		isHeld(enquiry) && spamReasons.map(describeSpamReason).join("; "),
		isSample && t("sample"),
		count > 1 && t("enquiriesOfPerson", { count }),
		formatContext(enquiry),
	];
	return (
		<a
			href={`/desk/enquiries/${id}${toInboxQuery(filter)}`}
			data-row=""
			data-unread={isNew ? "" : undefined}
			className="desk-row"
		>
			<strong className="wrap-anywhere">
				{isNew && <span className="sr-only">{`${t("unread")} `}</span>}
				{company ? `${name}, ${company}` : name}
			</strong>
			<time
				dateTime={wait.at}
				title={formatInstant(wait.at)}
				className={wait.isLate ? "font-bold text-accent" : "text-ink-soft"}
			>
				{wait.text}
			</time>
			<span className="desk-row-words">
				{found && excerpt ? (
					<>
						<span className="text-ink-soft">{excerpt.label}: </span>
						<MarkedText text={excerpt.text} isFound={found.isFound} />
					</>
				) : (
					message
				)}
			</span>
			{call && <InvitationError error={call.invitationError} />}
			<span className="desk-row-about">
				<span>{about.filter(Boolean).join(" · ")}</span>
				{owner && <span>{owner}</span>}
			</span>
		</a>
	);
}

function describeNothing(filter: InboxFilter, isAnythingAnswered: boolean): string {
	const { q, view } = filter;
	if (q.length > MAX_QUERY_LENGTH)
		return tSearch("tooLong", { length: String(q.length), most: String(MAX_QUERY_LENGTH) });
	if (q || isNarrowed(filter)) return tSearch("noMatch");
	return t(view === "unanswered" && isAnythingAnswered ? "everybodyAnswered" : "nothingHere");
}
