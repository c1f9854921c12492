import type { Kysely } from "kysely";

/** Adds the replies of visitors, and which messages were received. */
export async function addReplies(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("replies")
		.addColumn("event_id", "text", (column) => column.primaryKey().references("enquiry_events.id"))
		.addColumn("enquiry_id", "text", (column) => column.notNull().references("enquiries.id"))
		.addColumn("message_id", "text")
		.addColumn("from_name", "text", (column) => column.notNull())
		.addColumn("from_address", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("quoted", "text")
		.addColumn("matched_by", "text", (column) => column.notNull())
		.addColumn("is_other_sender", "integer", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("received_messages")
		.addColumn("message_key", "text", (column) => column.primaryKey())
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("outcome", "text", (column) => column.notNull())
		.execute();
	for (const column of ["enquiry_id", "message_id"])
		await db.schema.createIndex(`replies_by_${column}`).on("replies").column(column).execute();
}
