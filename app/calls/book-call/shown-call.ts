import { type CallTerms, formatHow, listTimes } from "#app/calls/call-notice.ts";
import type { Booking } from "#app/database/booking.ts";

/** So often can a visitor and the staff move one call, each time with an e-mail, before it takes a word between them. */
export const MAX_MOVES = 3;
/** So long the address of a call's page counts, which others may have come by. */
export const DAYS_AFTER_CALL = 30;

/** A call as its visitor sees it; a stranger may have typed the address, so there is nothing else of the form in it. */
export type ShownCall = {
	/** In the visitor's zone and in ours, once where they are the same. */
	shownTimes: string[];
	/** It stands and has not begun. */
	isAhead: boolean;
	isCancelled: boolean;
	sequence: number;
	how: string;
	hostName: string;
	minutes: number;
};

/** At `now`, Unix ms. A call that is held back looks like any other. */
export function showCall(booking: Booking, terms: CallTerms, now: number): ShownCall {
	const { startsAt, zone, state, sequence } = booking;
	const stands = state === "booked" || state === "held-back";
	return {
		shownTimes: listTimes(startsAt, zone, terms.zone),
		isAhead: stands && startsAt > now,
		isCancelled: state === "cancelled",
		sequence,
		how: formatHow(terms),
		hostName: terms.hostName,
		minutes: terms.minutes,
	};
}
