import type { ReactNode } from "react";
import { getBookingRules } from "#app/calls/call-times.server.ts";
import type { Booking } from "#app/database/booking.ts";
import { CALL_STATES, canBookAnew, canNoteOutcome } from "#app/database/call-states.ts";
import { CallFacts } from "#app/desk/calls/call-facts.tsx";
import { describeCallState, isAhead, isAsked, isChangeable } from "#app/desk/calls/call-state.ts";
import { RefusedInvitation } from "#app/desk/calls/invitation-error.tsx";
import { NumberHint } from "#app/desk/calls/number-hint.tsx";
import { OutcomeForm } from "#app/desk/calls/outcome-form.tsx";
import { ReachLink } from "#app/desk/calls/reach-link.tsx";
import { findRemedy } from "#app/enquiries/describe-rejection.ts";
import { type Delivery, type Enquiry, isHeld } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";
import { formatCallTime } from "#app/platform/dates.server.ts";

type EnquiryCallProps = {
	enquiry: Enquiry;
	call: Booking | undefined;
	/** The name of who holds it. */
	hostName: string;
	deliveries: readonly Delivery[];
};

/**
 * Renders the call of a matter that is booked or asked for, with its actions, and the way to book one. A phone folds one that
 * nobody has to do anything about, so that their words are in sight.
 */
export function EnquiryCall({ enquiry, call, hostName, deliveries }: EnquiryCallProps) {
	const canBook = getBookingRules() !== undefined && !isHeld(enquiry);
	if (!call) return canBook ? <BookLink enquiry={enquiry}>{t("bookCall")}</BookLink> : null;
	const { enquiryId } = call;
	const last = deliveries
		.filter((each) => each.channel === "invitation" && each.enquiryId === enquiryId)
		.toSorted((one, other) => one.nextAt - other.nextAt)
		.at(-1);
	const isRefused = last?.state === "failed" && isAhead(call);
	const hasBegun = CALL_STATES[call.state].isStanding && !isAhead(call);
	return (
		<section id="call" aria-label={t("call")} className="my-2 border-teal border-l-4 pl-3 md:my-4">
			<details className="desk-phone-fold" open={isRefused || hasBegun || isAsked(call)}>
				<summary className="desk-summary">
					{t("callAt", {
						time: formatCallTime(call.startsAt),
						state: describeCallState(call),
					})}
				</summary>
				<h2 className="font-bold max-md:hidden">{t("call")}</h2>
				<CallFacts call={call} hostName={hostName} />
				{isRefused && (
					<p role="alert">
						<RefusedInvitation fault={last.lastError} />
						{t("invitationHint", {
							isOfAddress: findRemedy(last.lastError) === "address" ? "yes" : "no",
						})}
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
			</details>
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
