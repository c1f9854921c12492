import { type Kysely, sql } from "kysely";

/**
 * Adds what makes an enquiry a conversation: when each side last wrote, what became of it in numbers, whose it is where
 * two people share an address, and the files that came or went with its messages.
 */
export async function addConversation(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
	const enquiries = () => db.schema.alterTable("enquiries");
	for (const name of ["incoming_at", "outgoing_at", "lost_reason", "person"])
		await enquiries().addColumn(name, "text").execute();
	await enquiries().addColumn("won_value", "bigint").execute();
	await enquiries()
		.addColumn("is_followed_up", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await sql`update enquiries set incoming_at = created_at, outgoing_at = (select max(at)
		from enquiry_events where enquiry_events.enquiry_id = enquiries.id
		and kind in ('answer', 'answered-elsewhere'))`.execute(db);
	await db.schema
		.createTable("attachments")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("enquiry_id", "text", (column) => column.notNull().references("enquiries.id"))
		.addColumn("event_id", "text", (column) => column.notNull().references("enquiry_events.id"))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("content", isPostgres ? "bytea" : "blob")
		.execute();
	const createIndex = (name: string, ...columns: string[]) =>
		db.schema.createIndex(name).on("attachments").columns(columns).execute();
	await createIndex("attachments_by_enquiry", "enquiry_id");
	await createIndex("attachments_by_event", "event_id");
}
