import { type Kysely, sql } from "kysely";
import { createFts5Index } from "./add-search.ts";

/**
 * Adds the words of messages apart, and empties the index, as its words are others: the enquiries are indexed again once
 * the store is open; and an index of events. SQLite's index is created anew, as it would take many seconds to remove the words one by one.
 */
export async function indexAnew(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
	if (!isPostgres) await db.schema.dropTable("search_index").execute();
	for (const trigger of isPostgres ? [] : ["added", "removed", "changed"])
		await sql`drop trigger ${sql.ref(`search_text_${trigger}`)}`.execute(db);
	await sql`delete from search_texts`.execute(db);
	await sql`delete from search_words`.execute(db);
	await db.schema
		.alterTable("search_texts")
		.addColumn("message_words", "text", (column) => column.notNull().defaultTo(""))
		.execute();
	if (!isPostgres) await createFts5Index(db);
	// Without it SQLite reads the texts of all events of an enquiry to find the last one.
	await db.schema
		.createIndex("events_by_revision")
		.on("enquiry_events")
		.columns(["enquiry_id", "revision"])
		.execute();
}
