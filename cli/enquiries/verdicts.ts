import { describeStatus } from "#app/enquiries/enquiry.ts";
import { type Command, readArguments, readId } from "./command.ts";
import { CHANNEL_NAMES } from "./describe-delivery.ts";
import { describeDue } from "./describe-sending.ts";
import { findOne, shortenId } from "./find-one.ts";
import { Refusal } from "./refusal.ts";
import { withStores } from "./with-stores.ts";

export const spam: Command = {
	summary: "says that one is spam: it is not delivered, and not counted",
	help: `npm run enquiries -- spam ID

What was not delivered yet is held. Statistics count it as spam. "ham ID" takes
it back.

  npm run enquiries -- spam 3f2a91bc`,

	async run(args, desk) {
		const { positionals } = readArguments({ args, options: {}, allowPositionals: true });
		const start = readId("spam", positionals);
		await withStores(desk, async (stores) => {
			const enquiry = await findOne(stores, start);
			const id = shortenId(enquiry.id);
			if (enquiry.erasedAt) throw new Refusal(`${id} was erased; there is nothing left to judge.`);
			if (enquiry.verdict === "spam") return desk.screen.print(`${id} is marked as spam already.`);
			await stores.staff.markSpam(enquiry.id);
			const delivered = enquiry.deliveries
				.filter(({ state }) => state === "delivered")
				.map(({ channel }) => CHANNEL_NAMES[channel]);
			await desk.screen.print(
				delivered.length > 0
					? `${id} is marked as spam. It had been delivered already (${delivered.join(", ")}).`
					: `${id} is marked as spam and will not be delivered.`,
			);
		});
	},
};

export const ham: Command = {
	summary: "says that one is no spam: it is delivered now",
	help: `npm run enquiries -- ham ID

For what the filter quarantined, or what was marked as spam by mistake.

  npm run enquiries -- list --status quarantined
  npm run enquiries -- ham 3f2a91bc`,

	async run(args, desk) {
		const { positionals } = readArguments({ args, options: {}, allowPositionals: true });
		const start = readId("ham", positionals);
		await withStores(desk, async (stores) => {
			const enquiry = await findOne(stores, start);
			const id = shortenId(enquiry.id);
			const status = describeStatus(enquiry);
			if (status === "erased")
				throw new Refusal(`${id} was erased; there is nothing left to judge.`);
			if (status !== "quarantined" && status !== "spam")
				return desk.screen.print(`${id} is not held as spam; nothing is to be done.`);
			await stores.staff.markHam(enquiry.id);
			const held = enquiry.deliveries.filter(({ state }) => state === "held");
			await desk.screen.print(
				held.length > 0
					? `${id} is no spam.\n${describeDue(id, held, desk.env)}`
					: `${id} is no spam. It had been delivered before; nothing is sent again.`,
			);
		});
	},
};
