import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** Allows an enquiry a delivery per channel, and one per answer: SQLite changes a constraint only with a new table. */
export async function addEventsToDeliveries(db: Kysely<Schema>): Promise<void> {
	await db.schema
		.createTable("deliveries_0004")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("enquiry_id", "text", (column) => column.notNull().references("enquiries.id"))
		.addColumn("channel", "text", (column) => column.notNull())
		.addColumn("event_id", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("next_at", "bigint", (column) => column.notNull())
		.addColumn("leased_until", "bigint")
		.addColumn("lease", "text")
		.addColumn("delivered_at", "text")
		.addColumn("last_error", "text")
		.addUniqueConstraint("one_delivery_per_event", ["enquiry_id", "channel", "event_id"])
		.execute();
	await sql`insert into deliveries_0004 (id, enquiry_id, channel, state, attempts, next_at, leased_until, lease,
			delivered_at, last_error)
		select id, enquiry_id, channel, state, attempts, next_at, leased_until, lease, delivered_at, last_error
		from deliveries`.execute(db);
	await db.schema.dropTable("deliveries").execute();
	await db.schema.alterTable("deliveries_0004").renameTo("deliveries").execute();
	await db.schema
		.createIndex("deliveries_due")
		.on("deliveries")
		.columns(["state", "channel", "next_at"])
		.execute();
}
