import type { Host } from "#app/calls/call-times.server.ts";
import type { Booking } from "#app/database/booking.ts";
import { canBookAnew, canNoteOutcome } from "#app/database/call-states.ts";
import { findTold } from "#app/desk/changes/find-told.ts";
import { LinkedText } from "#app/desk/conversation/linked-text.tsx";
import { describeEvent } from "#app/desk/conversation/timeline.tsx";
import type { DeskEnquiry } from "#app/desk/store/desk-store.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { CallFacts } from "./call-facts.tsx";
import type { RejectedChange } from "./call-form.tsx";
import { CallForm } from "./call-form.tsx";
import { isAsked, isChangeable } from "./call-state.ts";
import { HostChoice } from "./host-choice.tsx";
import { NewTimeFields } from "./new-time-fields.tsx";
import { NumberHint } from "./number-hint.tsx";
import { OutcomeForm } from "./outcome-form.tsx";
import { ReachLink } from "./reach-link.tsx";

export type CallPageProps = {
	/** The call of the enquiry, which may have none yet. */
	call: Booking | undefined;
	enquiry: Enquiry;
	/** The events of the enquiry, oldest first. */
	events: DeskEnquiry["events"];
	/** The free starts, in Unix ms. */
	times: readonly number[];
	/** Who may hold the call. */
	hosts: readonly Host[];
	/** The name of who holds it. */
	hostName: string;
	rejected: RejectedChange | undefined;
};

/** Renders the page where staff book, move or cancel a call, and book or decline one that was asked for. */
export function CallPage(props: CallPageProps) {
	const { call, enquiry, hostName } = props;
	const { id, name, company } = enquiry;
	return (
		<div className="desk-wrap pt-3 pb-16">
			<nav aria-label={t("wayBack")} className="mb-3 flex flex-wrap gap-x-6 text-fine">
				<a className="py-2" href="/desk/bookings">
					{t("calls")}
				</a>
				<a className="py-2" href={`/desk/enquiries/${id}`}>
					{t("theEnquiry")}
				</a>
			</nav>
			<h1 className="desk-title wrap-anywhere">
				{company ? t("callWithCompany", { name, company }) : t("callWith", { name })}
			</h1>
			{call && (
				<div className="mt-1">
					<CallFacts call={call} hostName={hostName} />
				</div>
			)}
			<ReachLink person={enquiry} />
			<RejectedChangeNotice {...props} />
			<CallForms {...props} />
		</div>
	);
}

/** Renders what can be done with the call: it is booked, moved or cancelled, or it is said what became of it. */
function CallForms({ call, enquiry, times, hosts, rejected }: CallPageProps) {
	const { id, name } = enquiry;
	const form = { id, call, name };
	const getTyped = (intent: string) =>
		rejected?.typed.intent === intent ? rejected.typed : undefined;
	const outcome = call && canNoteOutcome(call) && <OutcomeForm call={call} />;
	if (!call || canBookAnew(call)) {
		const typed = getTyped("book");
		return (
			<>
				{outcome}
				<MailHint enquiry={enquiry} />
				<NumberHint person={enquiry} />
				<WeekLink id={id} />
				<CallForm {...form} intent="book" typed={typed} button={t("bookOne")}>
					<NewTimeFields call={undefined} times={times} typed={typed} />
					<HostChoice hosts={hosts} chosen={typed?.host} />
				</CallForm>
			</>
		);
	}
	if (!isChangeable(call)) return outcome;
	const isNew = isAsked(call);
	// A colleague has booked it meanwhile.
	const moved = getTyped("move") ?? getTyped("book");
	return (
		<>
			<MailHint enquiry={enquiry} />
			<NumberHint person={enquiry} />
			<WeekLink id={id} />
			<div className="grid gap-x-12 lg:grid-cols-2">
				<CallForm {...form} intent="move" typed={moved} button={t(isNew ? "book" : "move")}>
					<NewTimeFields call={call} times={times} typed={moved} />
				</CallForm>
				<CallForm
					{...form}
					intent="cancel"
					typed={getTyped("cancel")}
					button={t(isNew ? "decline" : "cancel")}
				>
					<p className="mt-2">{t(isNew ? "enquiryStays" : "timeIsFree")}</p>
				</CallForm>
			</div>
		</>
	);
}

/** Renders the way to the week, where the time is chosen by a click. */
function WeekLink({ id }: { id: string }) {
	return (
		<p className="mt-3">
			<a className="inline-block py-1.5" href={`/desk/bookings?for=${id}`}>
				{t("chooseInWeek")}
			</a>
		</p>
	);
}

/** Renders a hint where the visitor gets no e-mail by itself. */
function MailHint({ enquiry }: { enquiry: Enquiry }) {
	const told = findTold(enquiry);
	if (told === "both") return null;
	const hints = {
		nobody: t("isSample"),
		unsent: t("noEmail", { name: enquiry.name }),
		unaddressed: t("noAddress"),
	};
	return <p className="mt-3 max-w-text border-marigold border-l-4 pl-3">{hints[told]}</p>;
}

function RejectedChangeNotice({ call, enquiry, events, rejected }: CallPageProps) {
	if (!rejected) return null;
	const { reason, status, typed } = rejected;
	const isFormGone = call && !isChangeable(call) && !(typed.intent === "book" && canBookAnew(call));
	return (
		<div role="alert" className="mt-4 max-w-text border-2 border-accent p-4">
			<p className="font-bold">{reason}</p>
			{status === 409 && call && call.sequence > typed.sequence && (
				<ul className="mt-1">
					{events
						.filter(
							({ kind, enquiryId }) =>
								enquiryId === enquiry.id &&
								["booked", "call-moved", "call-cancelled"].includes(kind),
						)
						.slice(typed.sequence - call.sequence)
						.map((event) => (
							<li key={event.id} className="whitespace-pre-wrap wrap-anywhere" dir="auto">
								<LinkedText>
									{[describeEvent(event, [], enquiry.name), event.text].filter(Boolean).join(" ")}
								</LinkedText>
							</li>
						))}
				</ul>
			)}
			{isFormGone && typed.text && (
				<p className="mt-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
					{typed.text}
				</p>
			)}
			{isFormGone && <a href={`/desk/enquiries/${enquiry.id}`}>{t("toEnquiry")}</a>}
		</div>
	);
}
