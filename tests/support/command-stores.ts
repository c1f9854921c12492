import { onTestFinished } from "vitest";
import type { DeliveryRow } from "#app/enquiries/delivery-table.ts";
import type { Channel, NewEnquiry } from "#app/enquiries/enquiry.ts";
import { openStores } from "#app/enquiries/open-stores.ts";
import type { CreateCommand } from "../../app/platform/terminal/program.ts";
import { type RunOptions, runCommand } from "./run-command.ts";
import { createNewEnquiry, createStoreFolder } from "./stores.ts";

export const CONFIGURED: Record<string, string> = {
	SMTP_URL: "smtp://127.0.0.1:1",
	WEBHOOK_URL: "http://127.0.0.1:1/",
	WEBHOOK_SECRET: "sixteen characters",
};

/** Opens a store of its own, with a function that runs commands on it. */
export async function openTestStores() {
	const folder = await createStoreFolder();
	const stores = await openStores({ DATA_DIR: folder, DATABASE_URL: undefined });
	onTestFinished(() => stores.database.close());
	const { db } = stores.database;

	/** Saves an enquiry, with changes of its deliveries in the order of their channels. */
	async function save(
		given: Partial<NewEnquiry> = {},
		channels: Channel[] = ["email"],
		...changes: Partial<DeliveryRow>[]
	) {
		const { id } = await stores.enquiries.save(createNewEnquiry(given), channels);
		const deliveries = db.updateTable("deliveries").where("enquiryId", "=", id);
		for (const [index, change] of changes.entries()) {
			const channel = channels[index] ?? "none";
			await deliveries.set(change).where("channel", "=", channel).execute();
		}
		return {
			id,
			receivedAt: (createdAt: string) =>
				db.updateTable("enquiries").set({ createdAt }).where("id", "=", id).execute(),
			find: async () => (await stores.enquiries.findByIdPrefix(id))[0],
		};
	}

	const run = (create: CreateCommand, args = "", options: RunOptions = {}) =>
		runCommand(create, args, { ...options, settings: { DATA_DIR: folder, ...options.settings } });

	return { folder, stores, save, run };
}
