import { describeFault, describeRejection } from "#app/enquiries/describe-rejection.ts";
import type { Delivery } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-conversation.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { MINUTE } from "#app/platform/durations.ts";

/** The time in ms within which a due delivery is described as being sent. */
const SOON_MS = MINUTE;

/** Describes the state of a delivery for the staff: `sent on 25 Nov 2026, 5:32 pm`. */
export function describeDelivery(delivery: Delivery): string {
	const { channel, state, attempts, deliveredAt, nextAt, lastError } = delivery;
	switch (state) {
		case "delivered":
			return deliveredAt ? t("sentOn", { time: formatInstant(deliveredAt) }) : t("sent");
		case "pending":
			if (lastError)
				return t("notSentYet", {
					attempts,
					error: describeFault(lastError),
					time: formatTime(nextAt),
				});
			return nextAt > getNow() + SOON_MS
				? t("toBeSent", { time: formatTime(nextAt) })
				: t("onItsWay");
		case "failed": {
			const { words: reason, details: error } = describeRejection(lastError);
			return t("notDelivered", {
				attempts,
				hasReason: channel === "answer" ? "yes" : "no",
				reason,
				hasError: error ? "yes" : "no",
				error,
			});
		}
		case "held":
			return t("held");
		case "cancelled":
			return t("cancelled");
	}
}

function formatTime(time: number): string {
	return formatInstant(new Date(time).toISOString());
}
