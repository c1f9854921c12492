import { Command, InvalidArgumentError } from "commander";
import { CHANNELS } from "#app/enquiries/channels.ts";
import { getStatus } from "#app/enquiries/enquiry.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { COMMAND } from "#app/enquiries/store/change-types.ts";
import { UserError } from "#app/platform/terminal/errors.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { formatDue, formatRetried } from "./format-due.ts";
import { ID_DESCRIPTION, shortenId, withEnquiry, withStores } from "./with-stores.ts";

const RETRY_DESCRIPTION = `With an id: what failed is tried again with a whole new schedule; when nothing failed, what is pending is tried now. With --failed: everything that failed, of all enquiries.`;

const NEVER_SENT_AGAIN =
	"an acknowledgement is not sent late, nor an answer that a later one replaced, nor word of a call as it no longer is, nor what a sample had";

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
		const { deliveries } = await staff.measure();
		const hasFailed = deliveries.some(({ state }) => state === "failed");
		const channels = await staff.retry();
		if (channels.length === 0)
			return terminal.print(
				hasFailed ? `Nothing is sent again: ${NEVER_SENT_AGAIN}.` : "Nothing has failed.",
			);
		await terminal.print(formatRetried(channels, env));
	});
}

function retryOne(context: CliContext, start: string): Promise<void> {
	return withEnquiry(context, start, async (enquiry, { staff }) => {
		const id = shortenId(enquiry.id);
		const status = getStatus(enquiry);
		if (status === "erased") throw new UserError(`${id} was erased; nothing is left to send.`);
		if (status === "quarantined" || status === "spam")
			throw new UserError(`${id} is ${status}, so it is held. If it is none, say so: ham ${id}`);
		const again = await staff.retry(enquiry.id);
		if (again.length > 0) return formatDue(id, again, context.env);
		const isPending = enquiry.deliveries.some(
			({ state, channel }) => state === "pending" && !CHANNELS[channel].isTimed,
		);
		if (isPending) {
			const now = await staff.retryNow(enquiry.id);
			return now.length > 0
				? formatDue(id, now, context.env)
				: `${id} is being sent at this moment, or has an answer that is planned for later.`;
		}
		const hasFailed = enquiry.deliveries.some(({ state }) => state === "failed");
		return `${id} is ${status}; nothing is to be done${hasFailed ? `: ${NEVER_SENT_AGAIN}` : ""}.`;
	});
}

export const spam = (context: CliContext) =>
	new Command("spam")
		.summary("says that one is spam: it is not delivered, and not counted")
		.description('Holds what was not delivered yet, and counts as spam. "ham" takes it back.')
		.argument("<id>", ID_DESCRIPTION)
		.action((start: string) =>
			withEnquiry(context, start, async (enquiry, { database }) => {
				const id = shortenId(enquiry.id);
				if (enquiry.erasedAt) throw new UserError(`${id} was erased; nothing is left to mark.`);
				if (enquiry.verdict === "spam") return `${id} is marked as spam already.`;
				await changeEnquiry(database, { id: enquiry.id, by: COMMAND }, { kind: "spam" });
				const delivered = enquiry.deliveries
					.filter(({ state }) => state === "delivered")
					.map(({ channel }) => CHANNELS[channel].name);
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
			withEnquiry(context, start, async (enquiry, { database }) => {
				const id = shortenId(enquiry.id);
				const { erasedAt, verdict } = enquiry;
				if (erasedAt) throw new UserError(`${id} was erased; nothing is left to mark.`);
				if (verdict !== "quarantined" && verdict !== "spam")
					return `${id} is not held as spam; nothing is to be done.`;
				await changeEnquiry(database, { id: enquiry.id, by: COMMAND }, { kind: "ham" });
				const held = enquiry.deliveries
					.filter(({ state }) => state === "held")
					.map(({ channel }) => channel);
				return held.length > 0
					? `${id} is no spam.\n${formatDue(id, held, context.env)}`
					: `${id} is no spam. It had been delivered before; nothing is sent again.`;
			}),
		);
