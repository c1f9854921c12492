import type { Kysely } from "kysely";

/** Adds the views of the inbox that people save, and what the list of first steps remembers of each person. */
export async function addViews(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("saved_views")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("query", "text", (column) => column.notNull())
		.addColumn("staff_id", "text", (column) => column.notNull().references("staff.id"))
		.addColumn("is_for_all", "integer", (column) => column.notNull())
		.execute();
	await db.schema.alterTable("staff").addColumn("first_steps_hidden_at", "text").execute();
	await db.schema.alterTable("staff").addColumn("calendar_read_at", "text").execute();
}
