import { type Kysely, sql } from "kysely";

/**
 * Adds what tells kept files from others without their content, which stays where it is: a store may have gigabytes of
 * it. Adds the index by which the events are found that name an enquiry or an owner.
 */
export async function addFiles(db: Kysely<unknown>): Promise<void> {
	// Rows with content are not written again, as SQLite would copy all of it into its journal.
	await db.schema
		.alterTable("attachments")
		.addColumn("is_kept", "integer", (column) => column.notNull().defaultTo(1))
		.execute();
	await sql`update attachments set is_kept = 0 where content is null`.execute(db);
	await db.schema
		.createIndex("events_by_value")
		.on("enquiry_events")
		.columns(["to_value", "kind", "at"])
		.execute();
}
