import { isDeliverable } from "#app/enquiries/channels.ts";
import { exportFault } from "#app/enquiries/describe-rejection.ts";
import type { Channel, Delivery } from "#app/enquiries/enquiry.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Env } from "#app/platform/env.server.ts";
import { formatCount, formatDuration } from "#app/platform/terminal/format-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";

export const NOTHING_CONFIGURED =
	"No channel is configured where this command runs (SMTP_URL, WEBHOOK_URL), so what is pending stays in the store.";

export function formatDelivery(delivery: Delivery, { env, terminal }: CliContext): string {
	const { channel, state, attempts, nextAt, deliveredAt, lastError } = delivery;
	const reason = lastError ? `: ${exportFault(lastError)}` : "";
	const tries = attempts === 0 ? "no try yet" : formatCount(attempts, "try", "tries");
	switch (state) {
		case "pending": {
			const obstacle = findObstacle(channel, env);
			if (obstacle) return `pending, ${obstacle}${reason}`;
			const wait = nextAt - getNow();
			const next = wait > 0 ? `next in ${formatDuration(wait)}` : "next is due now";
			return `pending, ${tries}, ${next}${reason}`;
		}
		case "delivered": {
			const time = deliveredAt ? ` ${terminal.formatTime(deliveredAt)}` : "";
			return `delivered${time}${attempts > 1 ? ` at try ${attempts}` : ""}`;
		}
		case "failed":
			return `failed after ${tries}${reason}`;
		default:
			return `${state}, not delivered`;
	}
}

/** Returns the reason why a pending delivery is never due, or null when nothing prevents it. */
export function findObstacle(channel: Channel, env: Env): string | null {
	if (channel === "none") return "no channel";
	return isDeliverable(channel, env) ? null : "not configured here";
}
