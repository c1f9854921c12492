import { Command, InvalidArgumentError } from "commander";
import { listChannels } from "#app/enquiries/delivery/channels.ts";
import { type Channel, type Delivery, getStatus } from "#app/enquiries/enquiry.ts";
import { NEVER_HASTENED, NEVER_RETRIED } from "#app/enquiries/store/staff-store.ts";
import type { Env } from "#app/env.server.ts";
import { UserError } from "../terminal/errors.ts";
import type { CliContext } from "../terminal/program.ts";
import { CHANNEL_NAMES, findObstacle, NOTHING_CONFIGURED } from "./format-delivery.ts";
import { ID_DESCRIPTION, shortenId, withEnquiry, withStores } from "./with-stores.ts";

const RETRY_DESCRIPTION = `With an id: what failed is tried again with a whole new schedule; when nothing failed, what is pending is tried now. With --failed: everything that failed, of all enquiries.`;

const MISSING_SETTINGS: Record<Channel, string> = {
	email: "stays pending by e-mail until SMTP_URL is set",
	acknowledgement:
		"stays without an acknowledgement until SMTP_URL and ENQUIRY_ACKNOWLEDGE are set",
	webhook: "stays pending by webhook until WEBHOOK_URL is set",
	answer: "stays pending as an answer until SMTP_URL is set",
	reminder: "stays pending as a reminder until SMTP_URL is set",
	invitation: "stays pending as an invitation until SMTP_URL is set",
	"host-invitation": "stays pending as an invitation to us until SMTP_URL is set",
	"call-reminder": "stays pending as a reminder of the call until SMTP_URL is set",
	none: "stays pending until SMTP_URL or WEBHOOK_URL is set",
};

export const retry = (context: CliContext) =>
	new Command("retry")
		.summary("sends again what failed, or now what is pending")
		.description(RETRY_DESCRIPTION)
		.argument("[id]", ID_DESCRIPTION)
		.option("--failed", "everything that failed")
		.action((start: string | undefined, { failed }: { failed?: boolean }) => {
			if ((start === undefined) === !failed)
				throw new InvalidArgumentError(
					`retry wants an id or --failed; found ${failed ? "both" : "neither"}.`,
				);
			return start === undefined ? retryFailed(context) : retryOne(context, start);
		});

function retryFailed(context: CliContext): Promise<void> {
	return withStores(context, async ({ staff }) => {
		const { env, terminal } = context;
		const count = await staff.retry();
		if (count === 0) return terminal.print("Nothing has failed.");
		const deliveries = count === 1 ? "1 failed delivery is" : `${count} failed deliveries are`;
		const channels = listChannels(env).map((channel) => CHANNEL_NAMES[channel]);
		const next =
			channels.length > 0
				? `The running site sends within a few seconds by ${channels.join(" and ")}.`
				: NOTHING_CONFIGURED;
		await terminal.print(`${deliveries} pending again. ${next}`);
	});
}

function retryOne(context: CliContext, start: string): Promise<void> {
	return withEnquiry(context, start, async (enquiry, { staff }) => {
		const id = shortenId(enquiry.id);
		const status = getStatus(enquiry);
		if (status === "erased") throw new UserError(`${id} was erased; nothing is left to send.`);
		if (status === "quarantined" || status === "spam")
			throw new UserError(`${id} is ${status}, so it is held. If it is none, say so: ham ${id}`);
		const failed = enquiry.deliveries.filter(
			({ state, channel }) => state === "failed" && channel !== NEVER_RETRIED,
		);
		const pending = enquiry.deliveries.filter(
			({ state, channel }) => state === "pending" && channel !== NEVER_HASTENED,
		);
		if (failed.length > 0) {
			await staff.retry(enquiry.id);
			return formatDue(id, failed, context.env);
		}
		if (pending.length === 0) return `${id} is ${status}; nothing is to be done.`;
		const count = await staff.retryNow(enquiry.id);
		return count > 0 ? formatDue(id, pending, context.env) : `${id} is being sent at this moment.`;
	});
}

export const spam = (context: CliContext) =>
	new Command("spam")
		.summary("says that one is spam: it is not delivered, and not counted")
		.description('Holds what was not delivered yet, and counts as spam. "ham" takes it back.')
		.argument("<id>", ID_DESCRIPTION)
		.action((start: string) =>
			withEnquiry(context, start, async (enquiry, { staff }) => {
				const id = shortenId(enquiry.id);
				if (enquiry.erasedAt) throw new UserError(`${id} was erased; nothing is left to mark.`);
				if (enquiry.verdict === "spam") return `${id} is marked as spam already.`;
				await staff.markSpam(enquiry.id);
				const delivered = enquiry.deliveries
					.filter(({ state }) => state === "delivered")
					.map(({ channel }) => CHANNEL_NAMES[channel]);
				return delivered.length > 0
					? `${id} is marked as spam. It had been delivered already (${delivered.join(", ")}).`
					: `${id} is marked as spam and will not be delivered.`;
			}),
		);

export const ham = (context: CliContext) =>
	new Command("ham")
		.summary("says that one is no spam: it is delivered now")
		.description("For what the filter quarantined, or what was marked as spam by mistake.")
		.argument("<id>", ID_DESCRIPTION)
		.action((start: string) =>
			withEnquiry(context, start, async (enquiry, { staff }) => {
				const id = shortenId(enquiry.id);
				const { erasedAt, verdict } = enquiry;
				if (erasedAt) throw new UserError(`${id} was erased; nothing is left to mark.`);
				if (verdict !== "quarantined" && verdict !== "spam")
					return `${id} is not held as spam; nothing is to be done.`;
				await staff.markHam(enquiry.id);
				const held = enquiry.deliveries.filter(({ state }) => state === "held");
				return held.length > 0
					? `${id} is no spam.\n${formatDue(id, held, context.env)}`
					: `${id} is no spam. It had been delivered before; nothing is sent again.`;
			}),
		);

/** Which of an enquiry's pending deliveries go out now, and which wait for a setting. */
function formatDue(id: string, due: readonly Delivery[], env: Env): string {
	const channels = due.map(({ channel }) => channel);
	const ready = channels.filter((channel) => findObstacle(channel, env) === null);
	const lines = channels
		.filter((channel) => !ready.includes(channel))
		.map((channel) => `${id} ${MISSING_SETTINGS[channel]}.`);
	const names = ready.map((channel) => CHANNEL_NAMES[channel]).join(" and ");
	if (names)
		lines.unshift(`${id} is due now by ${names}. The running site sends within a few seconds.`);
	return lines.join("\n");
}
