import { describeRejection } from "#app/enquiries/describe-rejection.ts";
import type { Delivery } from "#app/enquiries/enquiry.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { MINUTE } from "#app/platform/durations.ts";

/** The time in ms within which a due delivery is described as being sent. */
const SOON_MS = MINUTE;

/** Describes the state of a delivery for the staff: `sent on 25 Nov 2026, 5:32 pm`. */
export function describeDelivery(delivery: Delivery): string {
	const { channel, state, attempts, deliveredAt, nextAt, lastError } = delivery;
	const reason = lastError ? ` (${lastError})` : "";
	switch (state) {
		case "delivered":
			return deliveredAt ? `sent on ${formatInstant(deliveredAt)}` : "sent";
		case "pending":
			if (!lastError && nextAt > getNow() + SOON_MS)
				return `to be sent on ${formatInstant(new Date(nextAt).toISOString())}`;
			if (!lastError) return "on its way";
			return `not sent yet after ${attempts} ${attempts === 1 ? "try" : "tries"}${reason}, next on ${formatInstant(new Date(nextAt).toISOString())}`;
		case "failed":
			return `not delivered after ${attempts} ${attempts === 1 ? "try" : "tries"}${channel === "answer" ? `: ${describeRejection(lastError).words}` : ""}${reason}`;
		case "held":
			return "held, as it looks like spam";
		case "cancelled":
			return "not sent any more";
	}
}
