import { listChannels } from "#app/enquiries/delivery/channels.ts";
import type { Channel, Delivery } from "#app/enquiries/enquiry.ts";
import type { Env } from "#app/env.ts";
import { CHANNEL_NAMES, findHindrance } from "./describe-delivery.ts";

export const NOTHING_CONFIGURED =
	"No channel is configured (SMTP_URL, WEBHOOK_URL), so what is pending stays in the store.";

/** By what the running site sends what is due. */
export function describeSending(env: Env): string {
	const channels = listChannels(env).map((channel) => CHANNEL_NAMES[channel]);
	return channels.length > 0
		? `The running site sends within a few seconds by ${channels.join(" and ")}.`
		: NOTHING_CONFIGURED;
}

/** What was made due now, and what of it has to wait all the same. */
export function describeDue(
	id: string,
	due: readonly Pick<Delivery, "channel">[],
	env: Env,
): string {
	const isGoing = ({ channel }: Pick<Delivery, "channel">) => findHindrance(channel, env) === null;
	const going = due.filter(isGoing).map(({ channel }) => CHANNEL_NAMES[channel]);
	const staying = due.filter((delivery) => !isGoing(delivery));
	return [
		...(going.length > 0
			? [`${id} is due now by ${going.join(" and ")}. The running site sends within a few seconds.`]
			: []),
		...staying.map(({ channel }) => `${id} ${WAITS[channel]}.`),
	].join("\n");
}

const WAITS: Record<Channel, string> = {
	email: "stays pending by e-mail until SMTP_URL is set",
	acknowledgement:
		"stays without an acknowledgement until SMTP_URL and ENQUIRY_ACKNOWLEDGE are set",
	webhook: "stays pending by webhook until WEBHOOK_URL is set",
	none: "stays pending until SMTP_URL or WEBHOOK_URL is set",
};
