import { CHANNELS, type Channel } from "#app/enquiries/channels.ts";
import type { Env } from "#app/platform/env.server.ts";
import { findObstacle } from "./format-delivery.ts";

const SENT_SOON = "The running site sends within a few seconds";

/** Formats which of an enquiry's pending deliveries are sent now, and which wait for a setting. */
export function formatDue(id: string, due: readonly Channel[], env: Env): string {
	const { ready, waiting } = count(due, env);
	const names = ready.map(([channel, count]) => {
		const name = CHANNELS[channel].name;
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
	const tally = ready.map(([channel, count]) => `${count} by ${CHANNELS[channel].name}`);
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
	if (channel === "none") return "until SMTP_URL or WEBHOOK_URL is set";
	const { name, needs } = CHANNELS[channel];
	return `by ${name} until ${needs.join(" and ")} ${needs.length === 1 ? "is" : "are"} set`;
}

/** Counts the deliveries of each channel. */
function count(channels: readonly Channel[], env: Env) {
	const counts = [...Map.groupBy(channels, (channel) => channel)].map(
		([channel, { length }]) => [channel, length] as const,
	);
	const isReady = ([channel]: (typeof counts)[number]) => findObstacle(channel, env) === null;
	return { ready: counts.filter(isReady), waiting: counts.filter((each) => !isReady(each)) };
}
