import { getContent } from "#app/content/content.server.ts";
import {
	type InboxFilter,
	isNarrowed,
	MAX_WORDS_LENGTH,
	toInboxQuery,
} from "#app/desk/inbox-filter.ts";
import { addOpenMinutes } from "#app/desk/opening-hours.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatAge, formatCallTime, formatInstant } from "#app/platform/dates.server.ts";

type EnquiryListProps = {
	enquiries: readonly Enquiry[];
	filter: InboxFilter;
	staff: readonly Staff[];
	/** The starts of the calls that stand and are not over (Unix ms), by the enquiry's id. */
	calls: ReadonlyMap<string, number>;
};

export function EnquiryList({ enquiries, filter, staff, calls }: EnquiryListProps) {
	if (enquiries.length === 0) return <Nothing filter={filter} />;
	const names = new Map(staff.map(({ id, name }) => [id, name]));
	return (
		<ul className="mt-2">
			{enquiries.map((enquiry) => (
				<li key={enquiry.id} className="flex border-line border-b">
					<label className="flex shrink-0 items-start py-3 pr-3">
						<input type="checkbox" name="id" value={enquiry.id} className="size-5" />
						<span className="sr-only">Select {enquiry.name}</span>
					</label>
					<EnquiryLink
						enquiry={enquiry}
						filter={filter}
						owner={names.get(enquiry.owner ?? "")}
						call={calls.get(enquiry.id)}
					/>
				</li>
			))}
		</ul>
	);
}

type EnquiryLinkProps = {
	enquiry: Enquiry;
	filter: InboxFilter;
	owner: string | undefined;
	call: number | undefined;
};

function EnquiryLink({ enquiry, filter, owner, call }: EnquiryLinkProps) {
	const { id, name, company, message, createdAt, state, isSample } = enquiry;
	const isUnanswered = state === "new";
	const about = [
		call && `Call ${formatCallTime(call)}`,
		isSample && "Sample",
		formatContext(enquiry),
		isUnanswered ? null : STATE_NAMES[state],
		owner,
	];
	return (
		<a href={`/desk/enquiries/${id}${toInboxQuery(filter)}`} data-row="" className="desk-row">
			<strong className="wrap-anywhere">{company ? `${name}, ${company}` : name}</strong>
			<time
				dateTime={createdAt}
				title={formatInstant(createdAt)}
				className={isUnanswered && isLate(enquiry) ? "font-bold text-accent" : "text-ink-soft"}
			>
				{formatAge(createdAt)}
			</time>
			<span className="line-clamp-2 wrap-anywhere">{message}</span>
			<span className="text-ink-soft">{about.filter(Boolean).join(" · ")}</span>
		</a>
	);
}

/** Returns whether an enquiry has waited for longer than the agency's own target, by its opening hours. */
function isLate({ createdAt }: Enquiry): boolean {
	const { site, desk } = getContent();
	return getNow() > addOpenMinutes(createdAt, desk.targetMinutes, site.openingHours);
}

function Nothing({ filter }: { filter: InboxFilter }) {
	return <p className="py-12 text-ink-soft">{describeNothing(filter)}</p>;
}

function describeNothing(filter: InboxFilter): string {
	const { q, view } = filter;
	if (q.length > MAX_WORDS_LENGTH)
		return `Nothing was searched for: these are ${q.length} characters, and ${MAX_WORDS_LENGTH} are the most. Shorten them.`;
	if (q || isNarrowed(filter)) return "No enquiry matches this search.";
	return view === "unanswered" ? "Everybody has an answer." : "There is nothing here.";
}
