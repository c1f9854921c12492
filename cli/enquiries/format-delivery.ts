import { listChannels } from "#app/enquiries/delivery/channels.ts";
import type { Channel, Delivery } from "#app/enquiries/enquiry.ts";
import type { Env } from "#app/env.server.ts";
import { formatDuration } from "../terminal/format-date.ts";
import type { CliContext } from "../terminal/program.ts";

export const CHANNEL_NAMES: Record<Channel, string> = {
	email: "e-mail",
	acknowledgement: "acknowledgement",
	webhook: "webhook",
	none: "none",
};

export const NOTHING_CONFIGURED =
	"No channel is configured (SMTP_URL, WEBHOOK_URL), so what is pending stays in the store.";

export function formatDelivery(delivery: Delivery, { env, terminal }: CliContext): string {
	const { channel, state, attempts, nextAt, deliveredAt, lastError } = delivery;
	const reason = lastError ? `: ${lastError}` : "";
	const tries = attempts === 1 ? "1 try" : `${attempts || "no"} ${attempts ? "tries" : "try yet"}`;
	switch (state) {
		case "pending": {
			const obstacle = findObstacle(channel, env);
			if (obstacle) return `pending, ${obstacle}${reason}`;
			const wait = nextAt - Date.now();
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

/** Why a pending delivery is never due; null when nothing stands against it. */
export function findObstacle(channel: Channel, env: Env): string | null {
	if (channel === "none") return "no channel";
	return listChannels(env).includes(channel) ? null : "not configured";
}

const MISSING_SETTINGS: Record<Channel, string> = {
	email: "stays pending by e-mail until SMTP_URL is set",
	acknowledgement:
		"stays without an acknowledgement until SMTP_URL and ENQUIRY_ACKNOWLEDGE are set",
	webhook: "stays pending by webhook until WEBHOOK_URL is set",
	none: "stays pending until SMTP_URL or WEBHOOK_URL is set",
};

/** Which of an enquiry's pending deliveries go out now, and which wait for a setting. */
export function formatDue(id: string, due: readonly Pick<Delivery, "channel">[], env: Env): string {
	const channels = due.map(({ channel }) => channel);
	const ready = channels.filter((channel) => findObstacle(channel, env) === null);
	const waiting = channels.filter((channel) => !ready.includes(channel));
	const names = ready.map((channel) => CHANNEL_NAMES[channel]).join(" and ");
	return [
		...(names
			? [`${id} is due now by ${names}. The running site sends within a few seconds.`]
			: []),
		...waiting.map((channel) => `${id} ${MISSING_SETTINGS[channel]}.`),
	].join("\n");
}
