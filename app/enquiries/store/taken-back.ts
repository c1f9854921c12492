import type { Transaction } from "kysely";
import type { EventRow, Tables } from "#app/database/tables.ts";
import { findDraft, saveDraft } from "./drafts.ts";

/** The words about an answer that was taken back, as a draft keeps no files. */
export const FILES_ARE_GONE = "Its files must be chosen again.";

/**
 * Removes an answer that is not being sent yet, and keeps its words as a draft, above those of the next answer. Resolves to
 * null if it is too late.
 */
export async function takeAnswerBack(
	tx: Transaction<Tables>,
	{ id, enquiryId, staffId, text, cc, at }: EventRow,
): Promise<{ hadFiles: boolean } | null> {
	await tx
		.deleteFrom("deliveries")
		.where("eventId", "=", id)
		.where("state", "=", "pending")
		.where("attempts", "=", 0)
		.where("lease", "is", null)
		.execute();
	// To a sample nothing is sent.
	const sent = tx.selectFrom("deliveries").select("id").where("eventId", "=", id);
	if (await sent.executeTakeFirst()) return null;
	const files = await tx.deleteFrom("attachments").where("eventId", "=", id).executeTakeFirst();
	if (staffId) {
		const kept = await findDraft(tx, { staffId, enquiryId });
		await saveDraft(tx, {
			staffId,
			enquiryId,
			text: [text, kept?.text].filter(Boolean).join("\n\n"),
			cc: cc ?? kept?.cc ?? "",
			savedAt: at,
		});
	}
	return { hadFiles: files.numDeletedRows > 0n };
}

/** Leaves the event of a change that was taken back under another kind, so that nothing counts it. */
export async function markTakenBack(
	tx: Transaction<Tables>,
	{ id, kind }: Pick<EventRow, "id" | "kind">,
): Promise<void> {
	await tx
		.updateTable("enquiryEvents")
		.set({ kind: "taken-back", fromValue: kind, text: null, cc: null, replaced: null })
		.where("id", "=", id)
		.execute();
}
