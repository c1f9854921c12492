import type { Channel } from "#app/enquiries/enquiry.ts";
import type { Env } from "#app/platform/env.server.ts";
import { CHANNEL_NAMES, findObstacle } from "./format-delivery.ts";

/** The settings that a channel needs. */
const SETTINGS: Record<Channel, string> = {
	email: "SMTP_URL is",
	acknowledgement: "SMTP_URL and ENQUIRY_ACKNOWLEDGE are",
	webhook: "WEBHOOK_URL is",
	answer: "SMTP_URL is",
	reminder: "SMTP_URL is",
	"reply-notice": "SMTP_URL is",
	assignment: "SMTP_URL is",
	push: "DESK is",
	invitation: "SMTP_URL is",
	"host-invitation": "SMTP_URL is",
	"call-reminder": "SMTP_URL is",
	none: "SMTP_URL or WEBHOOK_URL is",
};

const SENT_SOON = "The running site sends within a few seconds";

/** Formats which of an enquiry's pending deliveries are sent now, and which wait for a setting. */
export function formatDue(id: string, due: readonly Channel[], env: Env): string {
	const { ready, waiting } = count(due, env);
	const names = ready.map(([channel, count]) => {
		const name = CHANNEL_NAMES[channel];
		return count > 1 ? `${name} (${count})` : name;
	});
	return [
		...(names.length > 0 ? [`${id} is due now by ${names.join(" and ")}. ${SENT_SOON}.`] : []),
		...waiting.map(([channel]) => `${id} stays pending ${formatWait(channel)}.`),
	].join("\n");
}

/** Formats the same for deliveries that had failed, of any enquiries. */
export function formatRetried(due: readonly Channel[], env: Env): string {
	const { ready, waiting } = count(due, env);
	const tally = ready.map(([channel, count]) => `${count} by ${CHANNEL_NAMES[channel]}`);
	return [
		`${due.length === 1 ? "1 failed delivery is" : `${due.length} failed deliveries are`} pending again.`,
		...(tally.length > 0 ? [`${SENT_SOON}: ${tally.join(", ")}.`] : []),
		...waiting.map(
			([channel, count]) =>
				`${count} ${count === 1 ? "stays" : "stay"} pending ${formatWait(channel)}.`,
		),
	].join("\n");
}

function formatWait(channel: Channel): string {
	const by = channel === "none" ? "" : `by ${CHANNEL_NAMES[channel]} `;
	return `${by}until ${SETTINGS[channel]} set`;
}

/** Counts the deliveries of each channel. */
function count(channels: readonly Channel[], env: Env) {
	const counts = [...Map.groupBy(channels, (channel) => channel)].map(
		([channel, { length }]) => [channel, length] as const,
	);
	const isReady = ([channel]: (typeof counts)[number]) => findObstacle(channel, env) === null;
	return { ready: counts.filter(isReady), waiting: counts.filter((each) => !isReady(each)) };
}
