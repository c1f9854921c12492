import { Command, InvalidArgumentError } from "commander";
import { listChannels } from "#app/enquiries/delivery/channels.ts";
import { type EnquiryWithDeliveries, getStatus } from "#app/enquiries/enquiry.ts";
import type { Stores } from "#app/enquiries/open-stores.ts";
import type { Env } from "#app/env.server.ts";
import { UserError } from "../terminal/errors.ts";
import type { CliContext } from "../terminal/program.ts";
import { CHANNEL_NAMES, formatDue, NOTHING_CONFIGURED } from "./format-delivery.ts";
import { ID_DESCRIPTION, shortenId, withEnquiry, withStores } from "./with-stores.ts";

const DESCRIPTION = `With an id: what failed is tried again with a whole new schedule; when nothing failed, what is pending is tried now. With --failed: everything that failed, of all enquiries.`;

export const retry = (context: CliContext) =>
	new Command("retry")
		.summary("sends again what failed, or now what is pending")
		.description(DESCRIPTION)
		.argument("[id]", ID_DESCRIPTION)
		.option("--failed", "everything that failed")
		.action(async (start: string | undefined, { failed }: { failed?: boolean }) => {
			if ((start === undefined) === !failed)
				throw new InvalidArgumentError(
					`retry wants an id or --failed; found ${failed ? "both" : "neither"}.`,
				);
			if (start === undefined) return withStores(context, (stores) => retryFailed(stores, context));
			await withEnquiry(context, start, (enquiry, { staff }) =>
				retryOne(enquiry, staff, context.env),
			);
		});

async function retryFailed({ staff }: Stores, { env, terminal }: CliContext): Promise<void> {
	const count = await staff.retry();
	if (count === 0) return terminal.print("Nothing has failed.");
	const deliveries = count === 1 ? "1 failed delivery is" : `${count} failed deliveries are`;
	const channels = listChannels(env).map((channel) => CHANNEL_NAMES[channel]);
	const next =
		channels.length > 0
			? `The running site sends within a few seconds by ${channels.join(" and ")}.`
			: NOTHING_CONFIGURED;
	await terminal.print(`${deliveries} pending again. ${next}`);
}

async function retryOne(
	enquiry: EnquiryWithDeliveries,
	staff: Stores["staff"],
	env: Env,
): Promise<string> {
	const id = shortenId(enquiry.id);
	const status = getStatus(enquiry);
	if (status === "erased") throw new UserError(`${id} was erased; nothing is left to send.`);
	if (status === "quarantined" || status === "spam")
		throw new UserError(`${id} is ${status}, so it is held. If it is none, say so: ham ${id}`);
	const failed = enquiry.deliveries.filter(({ state }) => state === "failed");
	const pending = enquiry.deliveries.filter(({ state }) => state === "pending");
	if (failed.length > 0) {
		await staff.retry(enquiry.id);
		return formatDue(id, failed, env);
	}
	if (pending.length === 0) return `${id} is ${status}; nothing is to be done.`;
	const count = await staff.retryNow(enquiry.id);
	return count > 0 ? formatDue(id, pending, env) : `${id} is being sent at this moment.`;
}
