import type { Booking } from "#app/database/booking.ts";
import { CallFacts } from "#app/desk/calls/call-facts.tsx";
import { hasOutcome, isAhead, isAsked } from "#app/desk/calls/call-state.ts";
import { OutcomeForm } from "#app/desk/calls/outcome-form.tsx";
import { ReachLink } from "#app/desk/calls/reach-link.tsx";
import type { Enquiry } from "#app/enquiries/enquiry.ts";

type EnquiryCallProps = { enquiry: Enquiry; call: Booking | undefined };

/** Renders the call that was booked with the enquiry or asked for, with its actions. */
export function EnquiryCall({ enquiry, call }: EnquiryCallProps) {
	if (!call || enquiry.erasedAt) return null;
	return (
		<section className="mt-4 border-teal border-l-4 pl-3">
			<h2 className="font-bold">The call</h2>
			<CallFacts call={call} />
			{(isAhead(call) || isAsked(call)) && (
				<p className="flex flex-wrap gap-x-5">
					<ReachLink person={enquiry} />
					<a className="inline-block py-1.5" href={`/desk/bookings/${enquiry.id}`}>
						{isAsked(call) ? "Book or decline it" : "Move or cancel it"}
					</a>
				</p>
			)}
			{hasOutcome(call) && <OutcomeForm call={call} />}
		</section>
	);
}
