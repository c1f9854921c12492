import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { holdBackStanding } from "./call-changes.ts";
import { UNLEASED } from "./create-deliveries.ts";

/** Holds an enquiry's deliveries, as it is spam; the visitor is not thanked any more. A reminder names others too. */
export async function holdDeliveries(tx: Transaction<Tables>, id: string): Promise<void> {
	const waiting = tx
		.updateTable("deliveries")
		.where("enquiryId", "=", id)
		.where("channel", "not in", ["answer", "reminder"])
		.where("state", "in", ["pending", "failed"]);
	await holdBackStanding(tx, id);
	await waiting
		.where("channel", "=", "acknowledgement")
		.set({ state: "cancelled", ...UNLEASED })
		.execute();
	await waiting.set({ state: "held", ...UNLEASED }).execute();
}

/** Makes an enquiry's held deliveries due. */
export async function releaseDeliveries(tx: Transaction<Tables>, id: string): Promise<void> {
	await tx
		.updateTable("deliveries")
		.set({ state: "pending", attempts: 0, nextAt: getNow() })
		.where("enquiryId", "=", id)
		.where("state", "=", "held")
		.execute();
}
