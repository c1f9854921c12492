import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { DeliveryFault } from "../delivery-fault.ts";
import { recountAnswers } from "./answers.ts";
import type { Change, Effect } from "./change-types.ts";
import { UNLEASED } from "./deliveries.ts";

/**
 * Marks a delivery as failed, as a mail server reported after it had accepted the e-mail. If it was the last answer, the
 * visitor waits again.
 */
export async function markBounced(
	tx: Transaction<Tables>,
	before: Tables["enquiries"],
	{ kind, deliveryId, reason: status }: Extract<Change, { kind: "answer-bounced" }>,
): Promise<Effect> {
	const fault: DeliveryFault = { code: "bounced", status };
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set({ state: "failed", lastError: JSON.stringify(fault), ...UNLEASED })
		.where("id", "=", deliveryId)
		.where("enquiryId", "=", before.id)
		.where("state", "in", ["pending", "delivered"])
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return {};
	const { row, event } = await recountAnswers(tx, before, { kind: "answer-failed" });
	const states = event?.kind === "answer-failed" ? event.data : {};
	return { row: row ?? {}, event: { kind, data: { ...states, status } } };
}
