import type { Kysely } from "kysely";

const TEXTS_OF_DRAFTS = ["asked_at", "ask_note", "answer", "publish_at", "plan_ended"];

/** Adds what is asked, answered and planned about drafts, who wrote what somebody else published, and who has a form open. */
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
	await db.schema
		.createTable("content_openings")
		.addColumn("file", "text", (column) => column.notNull())
		.addColumn("staff_id", "text", (column) => column.notNull().references("staff.id"))
		.addColumn("seen_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("one_opening_of_a_person", ["file", "staff_id"])
		.execute();
}
