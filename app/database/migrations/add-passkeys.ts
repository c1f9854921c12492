import type { Kysely } from "kysely";

/** Adds passkeys of the desk, and which challenges were used, so that none is used twice. */
export async function addPasskeys(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("passkeys")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("staff_id", "text", (column) => column.notNull().references("staff.id"))
		.addColumn("public_key", "text", (column) => column.notNull())
		.addColumn("counter", "bigint", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("last_used_at", "text")
		.execute();
	await db.schema.createIndex("passkeys_by_staff").on("passkeys").columns(["staff_id"]).execute();
	await db.schema
		.createTable("used_challenges")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("expires_at", "bigint", (column) => column.notNull())
		.execute();
	// The inbox lists the sources as a filter.
	await db.schema.createIndex("enquiries_by_source").on("enquiries").columns(["source"]).execute();
}
