import { getContent } from "#app/content/content.server.ts";
import { formatAge, formatInstant, STATE_NAMES } from "#app/desk/format.ts";
import { type InboxFilter, toInboxQuery } from "#app/desk/inbox-filter.ts";
import { countOpenMinutes } from "#app/desk/opening-hours.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";

type EnquiryListProps = {
	enquiries: readonly Enquiry[];
	filter: InboxFilter;
	staff: readonly Staff[];
};

export function EnquiryList({ enquiries, filter, staff }: EnquiryListProps) {
	if (enquiries.length === 0) return <Nothing filter={filter} />;
	const names = new Map(staff.map(({ id, name }) => [id, name]));
	return (
		<ul className="mt-2">
			{enquiries.map((enquiry) => (
				<li key={enquiry.id} className="flex gap-3 border-line border-b">
					<label className="flex shrink-0 items-start py-4">
						<input type="checkbox" name="id" value={enquiry.id} className="size-5" />
						<span className="sr-only">Select {enquiry.name}</span>
					</label>
					<a
						href={`/desk/enquiries/${enquiry.id}${toInboxQuery(filter)}`}
						data-row=""
						className="block min-w-0 flex-1 py-3 no-underline"
					>
						<EnquiryLine enquiry={enquiry} owner={names.get(enquiry.owner ?? "")} />
					</a>
				</li>
			))}
		</ul>
	);
}

function EnquiryLine({ enquiry, owner }: { enquiry: Enquiry; owner: string | undefined }) {
	const { name, company, message, createdAt, state, firstAnswerAt } = enquiry;
	const isUnanswered = state === "new" && !firstAnswerAt;
	const about = formatContext(enquiry);
	return (
		<>
			<span className="flex items-baseline justify-between gap-4">
				<strong className="wrap-anywhere">{company ? `${name}, ${company}` : name}</strong>
				<time
					dateTime={createdAt}
					title={formatInstant(createdAt)}
					className={`shrink-0 text-fine ${isUnanswered && isLate(enquiry) ? "font-bold text-accent" : "text-ink-soft"}`}
				>
					{formatAge(createdAt)}
				</time>
			</span>
			<span className="line-clamp-2 wrap-anywhere">{message}</span>
			<span className="mt-0.5 block text-fine text-ink-soft">
				{[about, isUnanswered ? null : STATE_NAMES[state], owner].filter(Boolean).join(" · ")}
			</span>
		</>
	);
}

/** Whether it has waited for longer than the agency's own target, by its opening hours. */
function isLate({ createdAt }: Enquiry): boolean {
	const { site, desk } = getContent();
	const waited = countOpenMinutes(createdAt, new Date().toISOString(), site.openingHours);
	return waited > desk.targetMinutes;
}

function Nothing({ filter }: { filter: InboxFilter }) {
	const { q, service, city, source, owner, since, view } = filter;
	const isNarrowed = Boolean(q || service || city || source || owner || since);
	const text = isNarrowed
		? "No enquiry matches this search."
		: view === "unanswered"
			? "Everybody has an answer."
			: "There is nothing here.";
	return <p className="py-12 text-ink-soft">{text}</p>;
}
