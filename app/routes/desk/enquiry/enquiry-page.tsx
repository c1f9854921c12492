import { formatInstant, STATE_NAMES } from "#app/desk/format.ts";
import type { DeskEnquiry } from "#app/desk/store/desk-store.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { listAttribution, listDetails } from "#app/emails/enquiry-details.ts";
import { parseStoredCalculation } from "#app/enquiries/calculation.ts";
import { CALLBACK_NAMES } from "#app/enquiries/enquiry-fields.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { Actions } from "./actions.tsx";
import { EraseLink } from "./erase.tsx";
import { Timeline } from "./timeline.tsx";

/** A form that was not accepted, with what was typed into it. */
export type Rejected = {
	intent: string;
	text: string;
	status: 409 | 422;
	reason: string;
	/** The revision that its author saw. */
	since?: number;
};

type EnquiryPageProps = DeskEnquiry & {
	staff: readonly Staff[];
	/** Who reads it. */
	reader: Staff;
	neighbours: { previous: string | null; next: string | null };
	/** Of the view that one came from. */
	query: string;
	rejected: Rejected | undefined;
};

/** Within this time somebody else may still have it open. */
const OPEN_MS = 10 * 60_000;

export function EnquiryPage(props: EnquiryPageProps) {
	const { enquiry, events, staff, reader, query, rejected } = props;
	const { name, company, createdAt, state, verdict, message, calculation } = enquiry;
	const contextText = formatContext(enquiry);
	const callbackText = enquiry.callback && CALLBACK_NAMES[enquiry.callback];
	const sums = calculation ? parseStoredCalculation(calculation) : null;
	return (
		<div className="desk-wrap pt-3 pb-16">
			<Ways {...props} />
			<div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div>
					<h1 className="desk-title wrap-anywhere">{company ? `${name}, ${company}` : name}</h1>
					<p className="mt-1 text-fine text-ink-soft">
						{[contextText, formatInstant(createdAt), STATE_NAMES[state]]
							.filter(Boolean)
							.join(" · ")}
						{enquiry.isSample ? " · Sample" : ""}
						{verdict === "spam" || verdict === "quarantined" ? " · held as spam" : ""}
					</p>
					<Others staff={staff} enquiry={enquiry} reader={reader} />
					{rejected && (
						<div role="alert" className="mt-4 border-2 border-accent p-4">
							<p className="font-bold">{rejected.reason}</p>
							{rejected.status === 409 && (
								<p className="mt-1">
									What happened since is marked in the timeline. Your words are in the form again:
									send them once more if they still hold.
								</p>
							)}
						</div>
					)}
					<p className="mt-5 max-w-text whitespace-pre-wrap wrap-anywhere text-lead" dir="auto">
						{enquiry.erasedAt ? "This enquiry was erased." : message}
					</p>
					{!enquiry.erasedAt && <Actions {...{ enquiry, staff, reader, query, rejected }} />}
					<Timeline {...{ ...props, since: rejected?.since }} events={events} />
					<EraseLink enquiry={enquiry} reader={reader} />
				</div>
				<aside className="mt-8 lg:mt-0">
					<Facts title="Who" facts={listDetails(enquiry, { contextText, callbackText })} />
					{sums && (
						<Facts
							title={`Their calculation: ${sums.title}`}
							facts={sums.lines.map((text) => ({ label: "", text }))}
						/>
					)}
					<Facts
						title="How they came"
						facts={[{ label: "Source", text: enquiry.source }, ...listAttribution(enquiry)]}
					/>
					<SamePerson {...props} />
				</aside>
			</div>
		</div>
	);
}

function Ways({ neighbours: { previous, next }, query }: EnquiryPageProps) {
	return (
		<nav aria-label="Enquiries" className="mb-3 flex flex-wrap gap-x-6 text-fine">
			<a className="py-2" href={`/desk${query}`}>
				Inbox
			</a>
			{previous && (
				<a className="py-2" rel="prev" href={`/desk/enquiries/${previous}${query}`}>
					Previous
				</a>
			)}
			{next && (
				<a className="py-2" rel="next" href={`/desk/enquiries/${next}${query}`}>
					Next
				</a>
			)}
		</nav>
	);
}

/** Says that somebody else has it open, so that two people do not answer at once. */
function Others({
	enquiry,
	staff,
	reader,
}: Pick<EnquiryPageProps, "enquiry" | "staff" | "reader">) {
	const { seenAt, seenBy } = enquiry;
	const other = staff.find(({ id }) => id === seenBy && id !== reader.id);
	if (!other || !seenAt || Date.now() - Date.parse(seenAt) > OPEN_MS) return null;
	return (
		<p role="status" className="mt-3 border-marigold border-l-4 pl-3">
			{other.name} opened this at {formatInstant(seenAt)}.
		</p>
	);
}

function SamePerson({ others }: EnquiryPageProps) {
	if (others.length === 0) return null;
	return (
		<section className="mt-6">
			<h2 className="font-bold">From the same address before</h2>
			<ul>
				{others.map(({ id, createdAt, state }) => (
					<li key={id} className="py-1">
						<a href={`/desk/enquiries/${id}`}>{formatInstant(createdAt)}</a>, {STATE_NAMES[state]}
					</li>
				))}
			</ul>
		</section>
	);
}

type Fact = { label: string; text: string; href?: string };

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
	if (facts.length === 0) return null;
	return (
		<section className="mb-6">
			<h2 className="font-bold">{title}</h2>
			<dl className="mt-1 border-line border-t">
				{facts.map(({ label, text, href }) => (
					<div key={label + text} className="flex gap-3 border-line border-b py-1.5">
						{label && <dt className="w-28 shrink-0 text-ink-soft">{label}</dt>}
						<dd className="min-w-0 wrap-anywhere">{href ? <a href={href}>{text}</a> : text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
