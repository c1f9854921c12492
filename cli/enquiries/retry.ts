import { describeStatus } from "#app/enquiries/enquiry.ts";
import type { Stores } from "#app/enquiries/open-stores.ts";
import { type Command, type Desk, readArguments, readId, refuseMore } from "./command.ts";
import { describeDue, describeSending } from "./describe-sending.ts";
import { findOne, shortenId } from "./find-one.ts";
import { Refusal, WrongUse } from "./refusal.ts";
import { withStores } from "./with-stores.ts";

export const retry: Command = {
	summary: "sends again what failed, or now what waits",
	help: `npm run enquiries -- retry ID
npm run enquiries -- retry --failed

With an id: what failed is tried again with a whole new schedule; when nothing
failed, what waits is tried now. With --failed: everything that failed, of all
enquiries.

  npm run enquiries -- retry 3f2a91bc
  npm run enquiries -- retry --failed`,

	async run(args, desk) {
		const { values, positionals } = readArguments({
			args,
			options: { failed: { type: "boolean" } },
			allowPositionals: true,
		});
		if (values.failed) {
			refuseMore(positionals);
			return withStores(desk, (stores) => retryFailed(stores, desk));
		}
		if (positionals.length === 0)
			throw new WrongUse("retry wants an id or --failed; found neither.");
		const start = readId("retry", positionals);
		await withStores(desk, (stores) => retryOne(start, stores, desk));
	},
};

async function retryFailed({ staff }: Stores, { env, screen }: Desk): Promise<void> {
	const count = await staff.retry();
	if (count === 0) return screen.print("Nothing has failed.");
	const deliveries = count === 1 ? "1 failed delivery is" : `${count} failed deliveries are`;
	await screen.print(`${deliveries} pending again. ${describeSending(env)}`);
}

async function retryOne(start: string, stores: Stores, { env, screen }: Desk): Promise<void> {
	const enquiry = await findOne(stores, start);
	const id = shortenId(enquiry.id);
	const status = describeStatus(enquiry);
	if (status === "erased") throw new Refusal(`${id} was erased; nothing is left to send.`);
	if (status === "quarantined" || status === "spam")
		throw new Refusal(`${id} is ${status}, so it is held. If it is none, say so: ham ${id}`);
	const failed = enquiry.deliveries.filter(({ state }) => state === "failed");
	const waiting = enquiry.deliveries.filter(({ state }) => state === "pending");
	if (failed.length > 0) {
		await stores.staff.retry(enquiry.id);
		return screen.print(describeDue(id, failed, env));
	}
	if (waiting.length === 0) return screen.print(`${id} is ${status}; nothing is to be done.`);
	const hurried = await stores.staff.hurry(enquiry.id);
	await screen.print(
		hurried > 0 ? describeDue(id, waiting, env) : `${id} is being tried this very moment.`,
	);
}
