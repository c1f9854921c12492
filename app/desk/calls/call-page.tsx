import type { Booking } from "#app/database/booking.ts";
import { canNoteOutcome } from "#app/database/call-states.ts";
import { LinkedText } from "#app/desk/conversation/linked-text.tsx";
import { describeEvent } from "#app/desk/conversation/timeline.tsx";
import type { DeskEnquiry } from "#app/desk/store/desk-store.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { CallFacts } from "./call-facts.tsx";
import type { RejectedChange } from "./call-form.tsx";
import { CallForm } from "./call-form.tsx";
import { isAsked, isChangeable } from "./call-state.ts";
import { NewTimeFields } from "./new-time-fields.tsx";
import { OutcomeForm } from "./outcome-form.tsx";
import { ReachLink } from "./reach-link.tsx";

export type CallPageProps = {
	call: Booking;
	enquiry: Enquiry;
	/** The events of the enquiry, oldest first. */
	events: DeskEnquiry["events"];
	/** The free starts, in Unix ms. */
	times: readonly number[];
	rejected: RejectedChange | undefined;
};

/** Renders the page where staff move or cancel a call, and book or decline one that was asked for. */
export function CallPage(props: CallPageProps) {
	const { call, enquiry, times, rejected } = props;
	const { id, name, company } = enquiry;
	const getTyped = (intent: string) =>
		rejected?.typed.intent === intent ? rejected.typed : undefined;
	const form = { call, name };
	const isNew = isAsked(call);
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
			<div className="mt-1">
				<CallFacts call={call} />
			</div>
			<ReachLink person={enquiry} />
			<RejectedChangeNotice {...props} />
			{isChangeable(call) ? (
				<>
					<MailHint enquiry={enquiry} />
					<div className="grid gap-x-12 lg:grid-cols-2">
						<CallForm
							{...form}
							intent="move"
							typed={getTyped("move")}
							button={t(isNew ? "book" : "move")}
						>
							<NewTimeFields call={call} times={times} typed={getTyped("move")} />
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
			) : (
				canNoteOutcome(call) && <OutcomeForm call={call} />
			)}
		</div>
	);
}

/** Renders a hint where the visitor gets no e-mail by itself. */
function MailHint({ enquiry: { isSample, name } }: { enquiry: Enquiry }) {
	if (getEnv().SMTP_URL && !isSample) return null;
	return (
		<p className="mt-3 max-w-text border-marigold border-l-4 pl-3">
			{isSample ? t("isSample") : t("noEmail", { name })}
		</p>
	);
}

function RejectedChangeNotice({ call, enquiry, events, rejected }: CallPageProps) {
	if (!rejected) return null;
	const { reason, status, typed } = rejected;
	const isFormGone = !isChangeable(call);
	return (
		<div role="alert" className="mt-4 max-w-text border-2 border-accent p-4">
			<p className="font-bold">{reason}</p>
			{status === 409 && call.sequence > typed.sequence && (
				<ul className="mt-1">
					{events
						.filter(({ kind }) => ["booked", "call-moved", "call-cancelled"].includes(kind))
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
