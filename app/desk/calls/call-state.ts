import type { Booking } from "#app/database/booking.ts";
import { getNow } from "#app/platform/clock.ts";

/** Describes for the staff whether a call is ahead, over or cancelled. */
export function describeCallState({ state, startsAt, endsAt }: Booking, now = getNow()): string {
	switch (state) {
		case "booked":
			if (now < startsAt) return "Booked";
			return now < endsAt ? "Now" : "Over";
		case "took-place":
			return "Took place";
		case "cancelled":
			return "Cancelled";
		case "no-show":
			return "No-show";
		case "unconfirmed":
			return now < startsAt
				? "Asked for, and not booked: its sender has two other calls ahead"
				: "Asked for, and never booked";
		case "held-back":
			return "Held back with the enquiry, so that its time is free for others";
	}
}

/** Returns whether a call stands and has not begun, so that it can be moved and cancelled. */
export function isAhead({ state, startsAt }: Booking, now = getNow()): boolean {
	return state === "booked" && now < startsAt;
}

/** Returns whether a call waits for the staff to book or decline it. */
export function isAsked({ state, startsAt }: Booking, now = getNow()): boolean {
	return state === "unconfirmed" && now < startsAt;
}

/** Returns whether a call has begun, so that the staff can say whether it took place. */
export function hasOutcome({ state, startsAt }: Booking, now = getNow()): boolean {
	return now >= startsAt && (state === "booked" || state === "took-place" || state === "no-show");
}
