import type { ReactNode } from "react";
import { getBookingRules } from "#app/calls/call-times.server.ts";
import type { Booking } from "#app/database/booking.ts";
import { CALL_STATES, canBookAnew, canNoteOutcome } from "#app/database/call-states.ts";
import { CallFacts } from "#app/desk/calls/call-facts.tsx";
import { isAhead, isAsked, isChangeable } from "#app/desk/calls/call-state.ts";
import { RefusedInvitation } from "#app/desk/calls/invitation-error.tsx";
import { NumberHint } from "#app/desk/calls/number-hint.tsx";
import { OutcomeForm } from "#app/desk/calls/outcome-form.tsx";
import { ReachLink } from "#app/desk/calls/reach-link.tsx";
import { type Delivery, type Enquiry, isHeld } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";

type EnquiryCallProps = {
	enquiry: Enquiry;
	call: Booking | undefined;
	/** The name of who holds it. */
	hostName: string;
	deliveries: readonly Delivery[];
};

/** Renders the call of a matter that is booked or asked for, with its actions, and the way to book one. */
export function EnquiryCall({ enquiry, call, hostName, deliveries }: EnquiryCallProps) {
	const canBook = getBookingRules() !== undefined && !isHeld(enquiry);
	if (!call) return canBook ? <BookLink enquiry={enquiry}>{t("bookCall")}</BookLink> : null;
	const { enquiryId } = call;
	const last = deliveries
		.filter((each) => each.channel === "invitation" && each.enquiryId === enquiryId)
		.toSorted((one, other) => one.nextAt - other.nextAt)
		.at(-1);
	const isRefused = last?.state === "failed" && isAhead(call);
	return (
		<section id="call" className="my-4 border-teal border-l-4 pl-3">
			<h2 className="font-bold">{t("call")}</h2>
			<CallFacts call={call} hostName={hostName} />
			{isRefused && (
				<p role="alert">
					<RefusedInvitation fault={last.lastError} />
					{t("invitationHint")}
				</p>
			)}
			{isChangeable(call) && <NumberHint person={enquiry} />}
			{(CALL_STATES[call.state].isStanding || isAsked(call)) && (
				<p className="flex flex-wrap gap-x-5">
					<ReachLink person={enquiry} />
					{isChangeable(call) && (
						<a className="inline-block py-1.5" href={`/desk/bookings/${enquiryId}`}>
							{t(isAsked(call) ? "bookOrDecline" : "moveOrCancel")}
						</a>
					)}
				</p>
			)}
			{canNoteOutcome(call) && <OutcomeForm call={call} />}
			{canBook && canBookAnew(call) && <BookLink enquiry={enquiry}>{t("bookAnother")}</BookLink>}
		</section>
	);
}

function BookLink({ enquiry, children }: { enquiry: Enquiry; children: ReactNode }) {
	return (
		<p>
			<a className="inline-block py-1.5" href={`/desk/bookings/${enquiry.id}`}>
				{children}
			</a>
		</p>
	);
}
