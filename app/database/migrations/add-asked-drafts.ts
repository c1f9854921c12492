import type { Kysely } from "kysely";

const TEXTS_OF_DRAFTS = ["asked_at", "ask_note", "answer", "publish_at", "plan_ended"];

/** Adds what was asked and answered about drafts, when they are published, and who wrote what somebody else published. */
export async function addAskedDrafts(db: Kysely<unknown>): Promise<void> {
	// SQLite adds one column at a time.
	for (const column of TEXTS_OF_DRAFTS)
		await db.schema.alterTable("content_drafts").addColumn(column, "text").execute();
	const people = [
		["content_drafts", "answered_by"],
		["content_versions", "author_id"],
	] as const;
	for (const [table, column] of people)
		await db.schema
			.alterTable(table)
			.addColumn(column, "text", (reference) => reference.references("staff.id"))
			.execute();
}
