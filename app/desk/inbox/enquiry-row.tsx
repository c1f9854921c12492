import { type InboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import { type Excerpt, MarkedText } from "#app/desk/search/mark-words.tsx";
import type { LastWords } from "#app/desk/store/last-words.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { RowFacts } from "#app/desk/store/row-facts.ts";
import { type Enquiry, isHeld } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { describeSpamReason } from "#app/enquiries/spam/describe-spam-reason.ts";
import { t as tInbox } from "#app/messages/en/desk-inbox.server.ts";
import { t } from "#app/messages/en/desk-row.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { describeSaid, formatSaidAt, tellFound, tellRow, toInitials } from "./describe-row.ts";
import { describeWait, isUnread } from "./describe-wait.ts";
import { listMarks } from "./list-marks.ts";

/** What the rows of a page have in common. */
export type RowContext = {
	filter: InboxFilter;
	staff: readonly Staff[];
	/** The id of whoever reads them. */
	readerId: string;
	facts: RowFacts;
	/** The texts by which a search has found them, by the enquiry's id. */
	found?: { excerpts: ReadonlyMap<string, Excerpt>; isFound: (word: string) => boolean };
};

type EnquiryRowProps = RowContext & { enquiry: Enquiry; words: LastWords };

/** Renders the link to an enquiry: who, what was said last, its marks, who takes care of it, when, and how long they wait. */
export function EnquiryRow({ enquiry, words, ...context }: EnquiryRowProps) {
	const { filter, staff, readerId, facts, found } = context;
	const { id, name, company } = enquiry;
	const call = facts.calls.get(enquiry.matterId);
	const wait = describeWait(enquiry, call);
	const isNew = isUnread(enquiry);
	const said = describeSaid({ enquiry, words, readerId, staff });
	const excerpt = found?.excerpts.get(id);
	const owner = staff.find((each) => each.id === enquiry.owner)?.name;
	const wrongAddress = facts.wrongAddresses.get(enquiry.matterId);
	const marks = listMarks({ enquiry, words, wait, call, wrongAddress });
	const about = listAbout(enquiry, facts);
	const count = words.messages > 1 ? t("messages", { count: words.messages }) : undefined;
	const sentence = tellRow(
		excerpt ? tellFound(enquiry, excerpt) : said.sentence,
		[
			wait.inFull,
			...marks.map(({ text, inFull = text }) => inFull),
			count,
			...about,
			owner && t("owner", { name: owner }),
		].flatMap((fact) => fact || []),
		isNew,
	);
	return (
		<a
			href={`/desk/enquiries/${id}${toInboxQuery(filter)}`}
			data-row=""
			data-unread={isNew ? "" : undefined}
			className="desk-row-link"
		>
			<span className="sr-only">{sentence}</span>
			<span className="desk-row" aria-hidden="true">
				<span className="desk-row-name">
					<strong dir="auto">{name}</strong>
					{count && <span title={count}>{words.messages}</span>}
				</span>
				<span className="desk-row-company" dir="auto">
					{company}
				</span>
				<span className="desk-row-words">
					{found && excerpt ? (
						<>
							<span>{excerpt.label}:</span>
							<span dir="auto">
								<MarkedText text={excerpt.text} isFound={found.isFound} />
							</span>
						</>
					) : (
						<>
							{said.by && <span>{said.by}</span>}
							<span dir="auto">{said.words}</span>
						</>
					)}
				</span>
				<span className="desk-row-about">
					{marks.map(({ text, inFull, tone }) => (
						<span key={text} title={inFull} data-tone={tone} className="desk-row-mark">
							{text}
						</span>
					))}
					{about.length > 0 && <span>{about.join(" · ")}</span>}
					{owner && <span className="desk-row-owner">{owner}</span>}
				</span>
				<time dateTime={said.at} title={formatInstant(said.at)}>
					{formatSaidAt(said.at)}
				</time>
				<span className="desk-row-wait">
					{owner && (
						<span title={owner} className="desk-row-initials">
							{toInitials(owner)}
						</span>
					)}
					<span data-late={wait.isLate ? "" : undefined}>{wait.text}</span>
				</span>
			</span>
		</a>
	);
}

/** Lists what else is to be known: why it may be spam, whether it is a sample, and what it is about. */
function listAbout(enquiry: Enquiry, { ids }: RowFacts): string[] {
	const count = ids.get(enquiry.matterId)?.length ?? 1;
	return [
		isHeld(enquiry) && enquiry.spamReasons.map(describeSpamReason).join("; "),
		enquiry.isSample && tInbox("sample"),
		count > 1 && tInbox("enquiriesOfPerson", { count }),
		formatContext(enquiry),
	].flatMap((each) => each || []);
}
