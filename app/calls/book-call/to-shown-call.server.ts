import { type CallTerms, formatHow, listTimes } from "#app/calls/call-notice.ts";
import type { Booking } from "#app/database/booking.ts";
import { CALL_STATES } from "#app/database/call-states.ts";
import type { ShownCall } from "./shown-call.ts";

/** Describes a call at `now`, in Unix ms. A call that is held back looks like any other. */
export function toShownCall(booking: Booking, terms: CallTerms, now: number): ShownCall {
	const { startsAt, zone, state, sequence } = booking;
	return {
		shownTimes: listTimes(startsAt, zone, terms.zone),
		isAhead: CALL_STATES[state].changedBy.includes("visitor") && startsAt > now,
		isCancelled: state === "cancelled",
		sequence,
		how: formatHow(terms),
		hostName: terms.hostName,
		minutes: terms.minutes,
	};
}
