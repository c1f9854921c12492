import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
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
	{ kind, deliveryId, reason }: Extract<Change, { kind: "answer-bounced" }>,
): Promise<Effect> {
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set({ state: "failed", lastError: reason, ...UNLEASED })
		.where("id", "=", deliveryId)
		.where("enquiryId", "=", before.id)
		.where("state", "in", ["pending", "delivered"])
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return {};
	const { row, event } = await recountAnswers(tx, before, { kind: "answer-failed" });
	const data = event?.kind === "answer-failed" ? event.data : undefined;
	return { row: row ?? {}, event: { kind, ...(data && { data }), text: reason } };
}
