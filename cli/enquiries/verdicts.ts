import { Command } from "commander";
import { getStatus } from "#app/enquiries/enquiry.ts";
import { UserError } from "../terminal/errors.ts";
import type { CliContext } from "../terminal/program.ts";
import { CHANNEL_NAMES, formatDue } from "./format-delivery.ts";
import { ID_DESCRIPTION, shortenId, withEnquiry } from "./with-stores.ts";

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
				const status = getStatus(enquiry);
				if (status === "erased") throw new UserError(`${id} was erased; nothing is left to mark.`);
				if (status !== "quarantined" && status !== "spam")
					return `${id} is not held as spam; nothing is to be done.`;
				await staff.markHam(enquiry.id);
				const held = enquiry.deliveries.filter(({ state }) => state === "held");
				return held.length > 0
					? `${id} is no spam.\n${formatDue(id, held, context.env)}`
					: `${id} is no spam. It had been delivered before; nothing is sent again.`;
			}),
		);
