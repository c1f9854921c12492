import type { Booking } from "#app/database/booking.ts";
import { getNow } from "#app/platform/clock.ts";

/** Whether a call is ahead, over or off, for staff. */
export function describeCallState({ state, startsAt, endsAt }: Booking, now = getNow()): string {
	switch (state) {
		case "booked":
			if (now < startsAt) return "Booked";
			return now < endsAt ? "Now" : "Took place";
		case "cancelled":
			return "Cancelled";
		case "no-show":
			return "Not taken";
		case "unconfirmed":
			return now < startsAt
				? "Asked for, and not booked: its sender has two other calls ahead"
				: "Asked for, and never booked";
		case "held-back":
			return "Held back with the enquiry, so that its time is free for others";
	}
}

/** Whether it stands and has not begun, so that it can be moved and cancelled. */
export function isAhead({ state, startsAt }: Booking, now = getNow()): boolean {
	return state === "booked" && now < startsAt;
}

/** Whether it waits for the staff to book or decline it. */
export function isAsked({ state, startsAt }: Booking, now = getNow()): boolean {
	return state === "unconfirmed" && now < startsAt;
}

/** Whether it has begun and nobody said yet that it was not taken. */
export function canBeMissed({ state, startsAt }: Booking, now = getNow()): boolean {
	return state === "booked" && now >= startsAt;
}
