import { listChannels } from "#app/enquiries/delivery/channels.ts";
import type { Channel, Delivery } from "#app/enquiries/enquiry.ts";
import type { Env } from "#app/env.ts";
import { describeSpan } from "./moments.ts";
import { toLine } from "./plain-text.ts";

export const CHANNEL_NAMES: Record<Channel, string> = {
	email: "e-mail",
	acknowledgement: "acknowledgement",
	webhook: "webhook",
	none: "none",
};

type How = { env: Env; formatTime: (iso: string) => string; now?: number };

/** How a delivery stands, in words that promise nothing. */
export function describeDelivery(delivery: Delivery, how: How): string {
	const { state, attempts, deliveredAt, lastError } = delivery;
	const reason = lastError ? `: ${toLine(lastError)}` : "";
	switch (state) {
		case "pending":
			return describePending(delivery, how) + reason;
		case "delivered":
			return [
				"delivered",
				deliveredAt && how.formatTime(deliveredAt),
				attempts > 1 && `at try ${attempts}`,
			]
				.filter(Boolean)
				.join(" ");
		case "failed":
			return `failed after ${countTries(attempts)}${reason}`;
		case "held":
			return "held, not delivered";
		case "cancelled":
			return "cancelled, not delivered";
	}
}

/** Why a waiting delivery cannot go, whatever its time; null when it can. */
export function findHindrance(channel: Channel, env: Env): string | null {
	if (channel === "none") return "no channel";
	return listChannels(env).includes(channel) ? null : "not configured";
}

function describePending({ channel, attempts, nextAt }: Delivery, { env, now = Date.now() }: How) {
	const hindrance = findHindrance(channel, env);
	if (hindrance) return `pending, ${hindrance}`;
	const next = nextAt > now ? `next in ${describeSpan(nextAt - now)}` : "next is due now";
	return `pending, ${countTries(attempts)}, ${next}`;
}

function countTries(attempts: number): string {
	if (attempts === 0) return "no try yet";
	return attempts === 1 ? "1 try" : `${attempts} tries`;
}
